import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFolder } from "../publish/compress.ts";
import { Problem } from "../scripts/setup/problem.mjs";
import { run } from "../scripts/setup/run.mjs";
import { withoutScripts } from "./strip-scripts.ts";

/** Two folders as `npm run build` writes them. */
export type BuildPair = {
	site: string;
	/** The same HTML, CSS, fonts and pictures without any script: nothing can be faster, so the site is compared with it. */
	limit: string;
};

/** Builds the site for the sandbox and makes its copy without scripts. */
export async function buildPair({
	root,
	providerOrigin,
}: {
	root: string;
	providerOrigin: string;
}): Promise<BuildPair> {
	const folder = join(root, ".cache/bench");
	const pair = { site: join(folder, "site"), limit: join(folder, "limit") };
	await rm(folder, { recursive: true, force: true });

	const { code, output } = await run("npm", ["run", "--silent", "build"], {
		cwd: root,
		env: {
			...process.env,
			BUILD_DIR: pair.site,
			PROVIDER_ORIGIN: providerOrigin,
		},
		collect: true,
	});
	if (code !== 0)
		throw new Problem(
			`${output}\nThe site could not be built, so there is nothing to measure.`,
		);

	await cp(pair.site, pair.limit, { recursive: true });
	const client = join(pair.limit, "client");
	for (const file of await readdir(client, { recursive: true })) {
		if (!file.endsWith(".html")) continue;
		const path = join(client, file);
		await writeFile(path, withoutScripts(await readFile(path, "utf8")));
	}
	await compressFolder(client);
	return pair;
}
