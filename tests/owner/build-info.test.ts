import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds } from "../support/sites/sites.ts";
import { ownersContent } from "./owners-content.ts";

const site = join(builds.published, "client");
const info = JSON.parse(readFileSync(join(site, "build.json"), "utf8"));

test("build.json contains the site's URL, commit, build time and counts", () => {
	const files = globSync("**/*.html", { cwd: site });
	expect(info.url).toBe(ownersContent.site.url);
	expect(info.commit).toMatch(/^[0-9a-f]{40}$/);
	expect(Date.parse(info.builtAt)).not.toBeNaN();
	expect(info.counts).toEqual({
		pages: files.length,
		articles: ownersContent.articles.length,
		pictures: ownersContent.images.size,
	});
});

test("build.json has no compressed file", () => {
	expect(existsSync(join(site, "build.json.br"))).toBe(false);
});
