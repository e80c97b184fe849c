import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { landingAddress } from "../../model/pages/landing.ts";
import { readContent } from "../../publish/content/read-content.ts";
import {
	attribute,
	type BuiltPage,
	builtPages,
	isOwnAddress,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const pages = builtPages(builds.published);
const { landing } = await readContent("content");
const byPath = new Map(pages.map((page) => [page.path, page]));

/** What the links of a page lead to on this site, without query and anchor. */
function linked(page: BuiltPage): string[] {
	return page
		.all("a")
		.map((link) => attribute(link, "href") ?? "")
		.filter((href) => href.startsWith("/"))
		.map((href) => href.split(/[?#]/)[0] ?? "");
}

function isThere(path: string): boolean {
	return byPath.has(path) || existsSync(join(builds.published, "client", path));
}

describe.each(pages)("the links of $path", (page) => {
	test("lead to pages and files that are there", () => {
		const own = linked(page);
		expect(own.length).toBeGreaterThan(10);
		expect(own.filter((path) => !isThere(path))).toEqual([]);
	});
});

test("no page is an orphan: links lead from home to every one that search engines may list, but for landing pages that want none", () => {
	const hasNoLinks = new Set(
		landing.filter(({ menu }) => !menu).map(({ slug }) => landingAddress(slug)),
	);
	const reached = new Set(["/"]);
	for (const path of reached) {
		const page = byPath.get(path);
		for (const next of page ? linked(page) : [])
			if (byPath.has(next)) reached.add(next);
	}
	const orphans = pages.filter(
		(page) =>
			isOwnAddress(page) &&
			!reached.has(page.path) &&
			!hasNoLinks.has(page.path),
	);
	expect(orphans.map(({ path }) => path)).toEqual([]);
});

test("no link leads to an address that only redirects or names a page in another way", () => {
	const others = new Set(
		pages.filter((page) => !isOwnAddress(page)).map(({ path }) => path),
	);
	const detours = pages.flatMap((page) =>
		linked(page)
			.filter((path) => others.has(path))
			.map((path) => `${page.path} -> ${path}`),
	);
	expect(detours).toEqual([]);
});
