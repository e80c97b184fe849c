import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildInfo, parseBuildInfo } from "../../publish/build-info.ts";
import {
	buildInfoPath,
	immutable,
	type SiteRules,
} from "../../publish/hosts/site-rules.ts";
import { readSiteRules } from "../../publish/serve-build.ts";
import { Problem } from "../setup/problem.mjs";

export type BuiltSite = {
	folder: string;
	info: BuildInfo;
	infoText: string;
	rules: SiteRules;
	hashedFolders: readonly string[];
};

export async function readBuiltSite(buildDir: string): Promise<BuiltSite> {
	const folder = join(buildDir, "client");
	const infoText = await readFile(join(folder, buildInfoPath), "utf8").catch(
		() => "",
	);
	const info = parseBuildInfo(infoText);
	if (!info)
		throw new Problem(
			`${folder} holds no built site, so there is nothing to deploy. Run "npm run build" first.`,
		);
	const rules = await readSiteRules(buildDir);
	const hashedFolders = rules.headers
		.filter(({ headers }) => headers["Cache-Control"] === immutable)
		.map(({ path }) => path.slice(1).replace(/\/\*$/, ""));
	return { folder, info, infoText, rules, hashedFolders };
}
