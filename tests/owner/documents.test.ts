import { describe, expect, test } from "vitest";
import { readContent } from "../../publish/content/read-content.ts";
import {
	attribute,
	distinctPages,
	type Element,
	elementsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const { site } = await readContent("content");

describe.each(distinctPages(builds.published))(
	"the document of $path",
	(page) => {
		test("is in American English", () => {
			expect(page.all("html").map((html) => attribute(html, "lang"))).toEqual([
				"en-US",
			]);
		});

		test("has one main heading, and it says something", () => {
			expect(page.all("h1").map(textOf)).toEqual([expect.stringMatching(/\w/)]);
		});

		test("has headings that go down one level at a time", () => {
			const levels = page
				.all("h1", "h2", "h3", "h4", "h5", "h6")
				.filter((heading) => textOf(heading) !== "")
				.map(({ tagName }) => Number(tagName.slice(1)));
			const skips = levels.filter(
				(level, index) => level > (levels[index - 1] ?? 0) + 1,
			);
			expect(levels[0]).toBe(1);
			expect(skips).toEqual([]);
		});

		test("has one main part, one header and one footer, and a way past the header", () => {
			expect(page.all("main")).toHaveLength(1);
			expect(
				page
					.all("header", "footer")
					.filter(isLandmark)
					.map(({ tagName }) => tagName),
			).toEqual(["header", "footer"]);
			const [first] = page.all("a");
			expect(first && textOf(first)).toBe("Skip to content");
			expect(first && attribute(first, "href")).toBe("#main");
		});

		test("gives each navigation a name of its own", () => {
			const names = page.all("nav").map((nav) => attribute(nav, "aria-label"));
			expect(names.every(Boolean)).toBe(true);
			expect(new Set(names).size).toBe(names.length);
		});

		test("refers only to elements that are there", () => {
			const ids = new Set(idsOf(page.all()));
			const references = page
				.all()
				.flatMap((element) =>
					[
						"aria-labelledby",
						"aria-describedby",
						"aria-controls",
						"commandfor",
						"popovertarget",
						"for",
					].flatMap((name) => attribute(element, name)?.split(/\s+/) ?? []),
				);
			expect(references).not.toEqual([]);
			expect(references.filter((id) => !ids.has(id))).toEqual([]);
		});

		test("has no button and no link without words", () => {
			const silent = page
				.all("button", "a")
				.filter(
					(control) =>
						(attribute(control, "aria-label") ?? textOf(control)) === "",
				);
			expect(silent.map(({ attrs }) => attrs)).toEqual([]);
		});

		test("sends nothing by a slip: each button says what kind it is", () => {
			const types = page
				.all("button")
				.map((button) => attribute(button, "type"));
			expect(new Set(types).difference(new Set(["button", "submit"]))).toEqual(
				new Set(),
			);
		});

		test("ROUTE-03 sends no form anywhere: none has an address, those with a button close dialogs", () => {
			for (const form of page.all("form")) {
				expect(attribute(form, "action")).toBeUndefined();
				const sends = elementsIn(form, "button").some(
					(button) => attribute(button, "type") === "submit",
				);
				if (sends) expect(attribute(form, "method")).toBe("dialog");
			}
		});

		test("ROUTE-02 has no field for a name, a letter or a password", () => {
			const kinds = page.all("input").map((input) => attribute(input, "type"));
			expect(
				kinds.filter(
					(kind) =>
						!["radio", "checkbox", "range", "number"].includes(kind ?? "text"),
				),
			).toEqual([]);
			expect(page.all("textarea")).toEqual([]);
		});

		test("shows words, not what a program left behind", () => {
			const shown = [
				page.text,
				...page.all("meta").map((meta) => attribute(meta, "content") ?? ""),
				...page
					.all()
					.flatMap((element) =>
						["alt", "aria-label", "title", "href", "src"].map(
							(name) => attribute(element, name) ?? "",
						),
					),
				...page.all("title").map(textOf),
			];
			for (const text of shown)
				expect(text).not.toMatch(/undefined|\[object |\bNaN\b|[{}]/);
		});

		test("holds no year and no date of the day it was built: FOOT-05 the browser fills the year in", () => {
			const [footer] = page.all("footer").filter(isLandmark);
			const words = footer ? textOf(footer) : "";
			expect(words).toContain(`© ${site.name}`);
			expect(words).not.toMatch(/© ?20\d\d/);
		});
	},
);

function idsOf(elements: readonly Element[]): string[] {
	return elements.flatMap((element) => attribute(element, "id") ?? []);
}

/** Headers and footers inside an article, a quotation or a section are none of the page's. */
function isLandmark(element: Element): boolean {
	const parent = element.parentNode;
	return Boolean(parent && "tagName" in parent && parent.tagName === "body");
}
