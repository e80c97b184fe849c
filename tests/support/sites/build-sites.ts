import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { builds, frozenGym, sandboxOrigin } from "./sites.ts";

type Site = { dir: string; env: Record<string, string>; root?: string };

/** Builds one site; stops this run when the build fails. */
async function build({ dir, env, root = "." }: Site) {
	rmSync(dir, { recursive: true, force: true });
	for (const [program, ...parameters] of [
		["node", "scripts/prerender.ts", root],
		["node", "publish/publish.ts"],
	] as const) {
		const command = spawn(program, parameters, {
			// These are never published: nothing in them expires.
			env: { ...process.env, BUILD_DAY: "", ...env, BUILD_DIR: dir },
		});
		const [stdout, stderr, [status]] = await Promise.all([
			text(command.stdout),
			text(command.stderr),
			once(command, "close"),
		]);
		if (status !== 0) {
			console.error(
				`${stdout}\n${stderr}\n${program} ${parameters.join(" ")} failed for ${dir}`,
			);
			process.exit(1);
		}
	}
	console.log(`built ${dir}`);
}

/** No test looks at what the slow steps are for: only the site as it is published is made like one to publish. */
const fast = { FAST_BUILD: "1" };
const frozen = {
	...fast,
	CONTENT_DIR: frozenGym,
	PROVIDER_ORIGIN: sandboxOrigin,
};

// One after the other, as they would come anyway (scripts/prerender.ts).
await build({ dir: builds.published, env: {} });
await build({
	dir: builds.secondGym,
	// Its announcement is on: visitors without scripts see it.
	env: {
		...fast,
		CONTENT_DIR: "tests/support/second-gym",
		BUILD_DAY: "2026-11-20",
	},
});
await build({ dir: builds.site, env: frozen });
await build({ dir: builds.workbench, env: frozen, root: "tests/workbench" });
