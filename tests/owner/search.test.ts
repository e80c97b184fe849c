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

test("G-27 C-25 the sitemap lists exactly the canonical URLs, and robots.txt names the sitemap", () => {
	const named = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	expect(named.length).toBeGreaterThan(2);
	expect(named.toSorted()).toEqual(
		listed.map(({ path }) => site.url + path).toSorted(),
	);
	expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("pages without a canonical URL have no structured data", () => {
	for (const page of pages.filter((each) => !canonicalOf(each)))
		expect(page.html).not.toContain("application/ld+json");
});
