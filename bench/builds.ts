import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { compressFolder } from "../publish/compress.ts";
import { CommandError } from "../scripts/setup/command-error.mjs";
import { run } from "../scripts/setup/run.mjs";
import { stripToBaseline } from "./baseline.ts";

export type Builds = {
	site: string;
	baseline: string;
	before?: string;
};

export async function makeBuilds({
	root,
	providerOrigin,
	against,
}: {
	root: string;
	providerOrigin: string;
	against: string | undefined;
}): Promise<Builds> {
	const folder = join(root, ".cache/bench");
	const site = join(folder, "site");
	const baseline = join(folder, "baseline");
	await rm(folder, { recursive: true, force: true });

	const code = await run("npm", ["run", "--silent", "build"], {
		cwd: root,
		env: { ...process.env, BUILD_DIR: site, PROVIDER_ORIGIN: providerOrigin },
	});
	if (code !== 0)
		throw new CommandError(
			"The site could not be built, so there is nothing to measure.",
		);

	await cp(site, baseline, { recursive: true });
	const rules = join(baseline, "site-rules.json");
	const policy = await readFile(rules, "utf8");
	await writeFile(
		rules,
		policy.replaceAll(/style-src [^;]*/g, "style-src 'self' 'unsafe-inline'"),
	);
	const client = join(baseline, "client");
	for (const file of await readdir(client, { recursive: true })) {
		if (!file.endsWith(".html")) continue;
		const path = join(client, file);
		await writeFile(path, stripToBaseline(await readFile(path, "utf8")));
	}
	await compressFolder(client, resolve(".cache/brotli"));
	return { site, baseline, ...(against && { before: resolve(against) }) };
}
