import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	builtPages,
	canonicalOf,
	isCanonical,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";
import { ownersContent } from "./owners-content.ts";

const { site } = ownersContent;
const pages = builtPages(builds.published);
const listed = pages.filter(isCanonical);
const read = (address: string) =>
	readFileSync(join(builds.published, "client", address), "utf8");

test("G-27 C-25 the sitemap names exactly the pages that search engines may list, each by its one address", () => {
	const named = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	expect(named.length).toBeGreaterThan(2);
	expect(named.toSorted()).toEqual(
		listed.map(({ path }) => site.url + path).toSorted(),
	);
	expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("pages that are not listed say nothing to machines", () => {
	for (const page of pages.filter((each) => !canonicalOf(each)))
		expect(page.html).not.toContain("application/ld+json");
});
