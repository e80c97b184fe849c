import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Lock = {
	packages: Record<
		string,
		{ version?: string; optionalDependencies?: Record<string, string> }
	>;
};

/**
 * npm leaves a platform's package out of the lock file when the registry does not have it yet, and then refuses its own
 * lock file: "npm ci can only install packages when your package.json and package-lock.json are in sync".
 */
test("the lock file names the packages of every platform, so that npm ci accepts it", () => {
	const { packages }: Lock = JSON.parse(
		readFileSync("package-lock.json", "utf8"),
	);
	const missing = Object.entries(packages).flatMap(
		([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies)
				.filter(
					(name) =>
						!foldersAbove(path).some(
							(folder) => packages[`${folder}node_modules/${name}`],
						),
				)
				.map((name) => `${name}, wanted by ${path}`),
	);
	expect(missing).toEqual([]);
});

/** Where a package may find its dependencies: its own folder, then each one above. */
function foldersAbove(path: string): string[] {
	if (path === "") return [""];
	const parent = path
		.slice(0, Math.max(path.lastIndexOf("node_modules/"), 0))
		.replace(/\/$/, "");
	return [`${path}/`, ...foldersAbove(parent)];
}
