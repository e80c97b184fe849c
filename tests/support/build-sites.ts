import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { builds, sandboxOrigin } from "./sites.ts";

/** Builds one site; stops this run when the build fails. */
function build(dir: string, env: Record<string, string>, root = ".") {
	rmSync(dir, { recursive: true, force: true });
	for (const command of [
		["react-router", "build", root],
		["node", "publish/publish.ts"],
	] as const) {
		const [program, ...parameters] = command;
		const { status, stdout, stderr } = spawnSync(program, parameters, {
			env: { ...process.env, ...env, BUILD_DIR: dir },
			encoding: "utf8",
		});
		if (status !== 0) {
			console.error(
				`${stdout}\n${stderr}\n${command.join(" ")} failed for ${dir}`,
			);
			process.exit(1);
		}
	}
	console.log(`built ${dir}`);
}

build(builds.site, { PROVIDER_ORIGIN: sandboxOrigin });
build(builds.workbench, { PROVIDER_ORIGIN: sandboxOrigin }, "tests/workbench");
build(builds.published, {});
build(builds.secondGym, { CONTENT_DIR: "tests/support/second-gym" });
