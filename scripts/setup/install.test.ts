import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { installDependencies } from "./install.mjs";

/** A package of the site, one for tests, and one for another platform. */
const lock = {
	packages: {
		"": { version: "1.0.0" },
		"node_modules/zod": { version: "1.0.0" },
		"node_modules/vitest": { version: "1.0.0", dev: true },
		"node_modules/for-mac": { version: "1.0.0", optional: true },
	},
};

const installsNode =
	"mkdir -p node_modules/.bin && printf '#!/bin/sh\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node";

/** Writes node_modules/.package-lock.json as npm does: with --omit=dev it lists no test tools. */
const installsPackages = `${installsNode}
case "$*" in
	*--omit=dev*) cp site-lock.json node_modules/.package-lock.json ;;
	*) cp package-lock.json node_modules/.package-lock.json ;;
esac`;

/** Creates a folder with a fake npm, which records its calls and runs the given script. */
async function cloneWith(npm: string) {
	const root = await temporaryFolder();
	const write = (path: string, text: string) => {
		mkdirSync(join(root, path, ".."), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	const lockVersion = (version: string) => {
		const text = JSON.stringify(lock).replaceAll("1.0.0", version);
		const all = JSON.parse(text);
		write("package-lock.json", text);
		delete all.packages["node_modules/vitest"];
		write("site-lock.json", JSON.stringify(all));
	};
	lockVersion("1.0.0");
	write("bin/npm", `#!/bin/sh\necho "$2" >> ${root}/npm-calls\n${npm}\n`);
	chmodSync(join(root, "bin/npm"), 0o755);
	vi.stubEnv("PATH", `${root}/bin:${process.env.PATH}`);
	vi.spyOn(console, "log").mockReturnValue(undefined);
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
	});
	return { root, lockVersion };
}

test("packages are installed again only if the lock file changes", async () => {
	const { root, lockVersion } = await cloneWith(installsPackages);
	await installDependencies(root);
	await installDependencies(root);
	expect(calls(root)).toEqual(["--omit=dev"]);
	lockVersion("2.0.0");
	await installDependencies(root);
	expect(calls(root)).toEqual(["--omit=dev", "--omit=dev"]);
});

test("npm test installs the test tools that npm start omits", async () => {
	const { root } = await cloneWith(installsPackages);
	await installDependencies(root);
	await installDependencies(root, { withTestTools: true });
	await installDependencies(root, { withTestTools: true });
	expect(calls(root)).toEqual(["--omit=dev", "--include=dev"]);
});

test("npm start keeps the test tools that are installed", async () => {
	const { root, lockVersion } = await cloneWith(installsPackages);
	await installDependencies(root, { withTestTools: true });
	await installDependencies(root);
	expect(calls(root)).toEqual(["--include=dev"]);
	lockVersion("2.0.0");
	await installDependencies(root);
	expect(calls(root)).toEqual(["--include=dev", "--include=dev"]);
});

test("a failed installation is reported, then retried on the next run", async () => {
	const { root } = await cloneWith("exit 7");
	for (const _ of ["first", "second"])
		await expect(installDependencies(root)).rejects.toThrow(
			"The dependencies could not be installed",
		);
	expect(calls(root)).toHaveLength(2);
});

test("an installation without a Node binary is reported, with the command that adds it", async () => {
	const { root } = await cloneWith("mkdir -p node_modules");
	await expect(installDependencies(root)).rejects.toThrow("npm rebuild node");
});

test("the lock file lists at most 220 packages for npm start", () => {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
	const paths = Object.keys(packages).filter(
		(path) => path !== "" && !packages[path].dev,
	);
	expect(paths.length).toBeLessThanOrEqual(220);
	expect(paths).toContain("node_modules/vite");
});

function calls(root: string): string[] {
	return readFileSync(join(root, "npm-calls"), "utf8").trim().split("\n");
}
