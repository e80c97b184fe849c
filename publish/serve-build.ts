import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { SiteRules } from "./hosts/site-rules.ts";
import { type Site, serveSite } from "./server.ts";

export const buildDir = resolve(process.env.BUILD_DIR ?? "build");

export async function readSiteRules(dir = buildDir): Promise<SiteRules> {
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
	dir = buildDir,
	...options
}: {
	port: number;
	dir?: string;
} & Pick<Site, "fallbackFile">) {
	const rules = await readSiteRules(dir);
	return serveSite({ dir: join(dir, "client"), port, rules, ...options });
}
