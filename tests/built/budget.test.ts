import { describe, expect, test } from "vitest";
import { attribute, builtPages } from "../support/built-pages.ts";
import { scriptsOf, transferred } from "../support/built-scripts.ts";

/** Kilobytes (1000 bytes) that a page may send, as Brotli. Raise one only with a reason in the commit. */
const budget = { scripts: 130, documentAndStyles: 40, fonts: 80 };

describe.each(builtPages())("the weight of $path", (page) => {
	const addresses = (isWanted: (rel: string, as: string) => boolean) =>
		page
			.all("link")
			.filter((link) =>
				isWanted(attribute(link, "rel") ?? "", attribute(link, "as") ?? ""),
			)
			.map((link) => attribute(link, "href") ?? "");

	test(`scripts: at most ${budget.scripts} KB`, () => {
		const files = scriptsOf(page);
		expect(files.some((file) => file.startsWith("entry.client-"))).toBe(true);
		expect(files.some((file) => file.startsWith("root-"))).toBe(true);
		expect(
			kilobytes(files.map((file) => `assets/${file}`)),
		).toBeLessThanOrEqual(budget.scripts);
	});

	test(`document and styles: at most ${budget.documentAndStyles} KB`, () => {
		const document = page.path === "/" ? "index.html" : `${page.path}.html`;
		const sheets = addresses((rel) => rel === "stylesheet");
		expect(sheets).toHaveLength(1);
		expect(kilobytes([document, ...sheets])).toBeLessThanOrEqual(
			budget.documentAndStyles,
		);
	});

	test(`fonts: two, at most ${budget.fonts} KB`, () => {
		const fonts = addresses((_, as) => as === "font");
		expect(fonts).toHaveLength(2);
		expect(kilobytes(fonts)).toBeLessThanOrEqual(budget.fonts);
	});
});

function kilobytes(files: readonly string[]): number {
	return files.reduce((sum, file) => sum + transferred(file), 0) / 1000;
}
