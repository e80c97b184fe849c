import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { SiteRules } from "./hosts/site-rules.ts";
import { type ServedSite, serveSite } from "./server.ts";

export const buildFolder = resolve(process.env.BUILD_DIR ?? "build");

export async function readSiteRules(dir = buildFolder): Promise<SiteRules> {
	const path = join(dir, "site-rules.json");
	const text = await readFile(path, "utf8").catch(() => {
		throw new Error(
			`${path} is missing: the site has not been built. Run "npm run build" first.`,
		);
	});
	return JSON.parse(text);
}

export async function serveBuiltSite({
	port,
	dir = buildFolder,
	...options
}: {
	port: number;
	dir?: string;
} & Pick<ServedSite, "fallbackFile">) {
	const rules = await readSiteRules(dir);
	return serveSite({ folder: join(dir, "client"), port, rules, ...options });
}
