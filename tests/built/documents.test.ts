import { describe, expect, test } from "vitest";
import {
	attribute,
	distinctPages,
	type Element,
	elementsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { frozenContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const { site } = frozenContent;

describe.each(distinctPages(builds.site))("the document of $path", (page) => {
	const landmarks = page.all("header", "footer").filter(isLandmark);

	test("is in American English", () => {
		expect(page.all("html").map((html) => attribute(html, "lang"))).toEqual([
			"en-US",
		]);
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
		const words = landmarks.map(textOf).join();
		expect(words).toContain(`© ${site.name}`);
		expect(words).not.toMatch(/© ?20\d\d/);
	});
});

/** A header or footer inside another element, such as an article, is no landmark. */
function isLandmark(element: Element): boolean {
	const parent = element.parentNode;
	return Boolean(parent && "tagName" in parent && parent.tagName === "body");
}
