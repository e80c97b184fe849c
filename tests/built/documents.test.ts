import { describe, expect, test } from "vitest";
import {
	attribute,
	distinctPages,
	elementsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

describe.each(distinctPages(builds.site))("the document of $path", (page) => {
	test("declares American English as its language", () => {
		expect(page.all("html").map((html) => attribute(html, "lang"))).toEqual([
			"en-US",
		]);
	});

	test("ROUTE-03 has no form with an action; a form with a submit button only closes its dialog", () => {
		for (const form of page.all("form")) {
			expect(attribute(form, "action")).toBeUndefined();
			const sends = elementsIn(form, "button").some(
				(button) =>
					!["button", "reset"].includes(attribute(button, "type") ?? ""),
			);
			if (sends) expect(attribute(form, "method")).toBe("dialog");
		}
	});

	test("ROUTE-02 has no input except radio buttons, checkboxes, sliders and numbers", () => {
		const kinds = page.all("input").map((input) => attribute(input, "type"));
		expect(
			kinds.filter(
				(kind) =>
					!["radio", "checkbox", "range", "number"].includes(kind ?? "text"),
			),
		).toEqual([]);
		expect(page.all("textarea")).toEqual([]);
	});

	test("contains no undefined, NaN, [object …] or brace in its texts", () => {
		const texts = [
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
		for (const text of texts)
			expect(text).not.toMatch(/undefined|\[object |\bNaN\b|[{}]/);
	});
});
