import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { installDependencies } from "./install.mjs";

/** Creates a clone whose npm runs the given script and counts its calls. */
async function cloneWith(npm: string) {
	const root = await temporaryFolder();
	const write = (path: string, text: string) => {
		mkdirSync(join(root, path, ".."), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	write("package-lock.json", "{}");
	write("bin/npm", `#!/bin/sh\necho asked >> ${root}/asked\n${npm}\n`);
	chmodSync(join(root, "bin/npm"), 0o755);
	vi.stubEnv("PATH", `${root}/bin:${process.env.PATH}`);
	vi.spyOn(console, "log").mockReturnValue(undefined);
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
	});
	return { root, write };
}

const bringsNode =
	"mkdir -p node_modules/.bin && printf '#!/bin/sh\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node";

test("what the lock file says is installed once, and anew when the lock file changes", async () => {
	const { root, write } = await cloneWith(bringsNode);
	await installDependencies(root);
	await installDependencies(root);
	expect(timesAsked(root)).toBe(1);
	write("package-lock.json", '{ "newer": true }');
	await installDependencies(root);
	expect(timesAsked(root)).toBe(2);
});

test("an installation that failed is said, and tried again", async () => {
	const { root } = await cloneWith("exit 7");
	for (const _ of ["first", "second"])
		await expect(installDependencies(root)).rejects.toThrow(
			"The dependencies could not be installed",
		);
	expect(timesAsked(root)).toBe(2);
});

test("a Node that was not brought along is said, with the command that brings it", async () => {
	const { root } = await cloneWith("mkdir -p node_modules");
	await expect(installDependencies(root)).rejects.toThrow("npm rebuild node");
});

function timesAsked(root: string): number {
	return readFileSync(join(root, "asked"), "utf8").split("asked").length - 1;
}
