import { describe, expect, test } from "vitest";
import { charactersOf } from "../../publish/subset-fonts.ts";
import { type BuiltPage, builtPages } from "../support/built/built-pages.ts";
import { scriptsOf, transferred } from "../support/built/built-scripts.ts";
import { builds } from "../support/sites/sites.ts";

/**
 * Maximum transferred kilobytes (1000 bytes) of scripts: of a page with React, of a page with a
 * carousel, and of other pages. Give a reason in the commit if you raise one.
 */
const budget = { react: 85, carousel: 11, plain: 8 };

const pages = builtPages(builds.published);
const startsReact = (page: BuiltPage) =>
	scriptsOf(page, builds.published).some((file) => file.startsWith("react-"));
const hasCarousel = (page: BuiltPage) =>
	page.all('[aria-roledescription="carousel"]').length > 0;

describe.each(pages)("the scripts of $path", (page) => {
	const plainLimit = hasCarousel(page) ? budget.carousel : budget.plain;
	const limit = startsReact(page) ? budget.react : plainLimit;

	test(`are at most ${limit} KB`, () => {
		const files = scriptsOf(page, builds.published);
		expect(files[0]).toMatch(/^entry-/);
		expect(
			kilobytes(files.map((file) => `assets/${file}`)),
		).toBeLessThanOrEqual(limit);
	});
});

test("pages whose islands are in closed dialogs load no React at first", () => {
	const paths = pages
		.filter((page) => !startsReact(page))
		.map(({ path }) => path);
	expect(paths).toEqual(
		expect.arrayContaining([
			"/",
			"/404",
			"/about",
			"/accessibility",
			"/privacy",
			"/terms",
		]),
	);
});

test("the fonts contain every character of every page", async () => {
	const fontCharacters = await charactersOf("content");
	const missing = new Set(
		pages.flatMap((page) =>
			[...page.text].filter(
				(character) => character > " " && !fontCharacters.includes(character),
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
