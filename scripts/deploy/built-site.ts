import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildInfo, parseBuildInfo } from "../../publish/build-info.ts";
import {
	buildInfoPath,
	immutable,
	type SiteRules,
} from "../../publish/hosts/site-rules.ts";
import { readSiteRules } from "../../publish/serve-build.ts";
import { CommandError } from "../setup/command-error.mjs";

export type BuiltSite = {
	folder: string;
	info: BuildInfo;
	infoText: string;
	rules: SiteRules;
	hashedFolders: readonly string[];
};

export async function readBuiltSite(buildFolder: string): Promise<BuiltSite> {
	const folder = join(buildFolder, "client");
	const infoText = await readFile(join(folder, buildInfoPath), "utf8").catch(
		() => "",
	);
	const info = parseBuildInfo(infoText);
	if (!info)
		throw new CommandError(
			`${folder} holds no built site, so there is nothing to deploy. Run "npm run build" first.`,
		);
	const rules = await readSiteRules(buildFolder);
	const hashedFolders = rules.headers
		.filter(({ headers }) => headers["Cache-Control"] === immutable)
		.map(({ path }) => path.slice(1).replace(/\/\*$/, ""));
	return { folder, info, infoText, rules, hashedFolders };
}
