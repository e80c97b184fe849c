import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lettersOf } from "../../publish/subset-fonts.ts";
import { builtPages } from "../support/built/built-pages.ts";
import { scriptsOf, transferred } from "../support/built/built-scripts.ts";
import { builds } from "../support/sites/sites.ts";

/** Kilobytes (1000 bytes) that a page may send, as Brotli. Raise one only with a reason in the commit. */
const budget = { scripts: 130, document: 30, fonts: 50 };

describe.each(builtPages(builds.published))("the weight of $path", (page) => {
	test(`scripts: at most ${budget.scripts} KB`, () => {
		const files = scriptsOf(page, builds.published);
		expect(files.some((file) => file.startsWith("entry.client-"))).toBe(true);
		expect(files.some((file) => file.startsWith("root-"))).toBe(true);
		expect(
			kilobytes(files.map((file) => `assets/${file}`)),
		).toBeLessThanOrEqual(budget.scripts);
	});

	test(`the document, its style in it: at most ${budget.document} KB`, () => {
		const document = page.path === "/" ? "index.html" : `${page.path}.html`;
		expect(kilobytes([document])).toBeLessThanOrEqual(budget.document);
	});
});

test(`fonts: two, at most ${budget.fonts} KB`, () => {
	const assets = readdirSync(join(builds.published, "client/assets"));
	const fonts = assets.filter((file) => file.endsWith(".woff2"));
	expect(fonts).toHaveLength(2);
	expect(kilobytes(fonts.map((file) => `assets/${file}`))).toBeLessThanOrEqual(
		budget.fonts,
	);
});

test("the fonts have each letter of each page", async () => {
	const letters = await lettersOf("content");
	const missing = new Set(
		builtPages(builds.published).flatMap((page) =>
			[...page.text].filter(
				(letter) => letter > " " && !letters.includes(letter),
			),
		),
	);
	expect([...missing]).toEqual([]);
});

function kilobytes(files: readonly string[]): number {
	return (
		files.reduce((sum, file) => sum + transferred(file, builds.published), 0) /
		1000
	);
}
