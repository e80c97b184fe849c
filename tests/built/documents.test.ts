import { describe, expect, test } from "vitest";
import { distinctPages, textOf } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

describe.each(distinctPages(builds.site))("the document of $path", (page) => {
	test("declares American English as its language", () => {
		expect(page.document.documentElement.getAttribute("lang")).toBe("en-US");
	});

	test("ROUTE-03 has no form with an action; a form with a submit button only closes its dialog", () => {
		for (const form of page.all("form")) {
			expect(form.hasAttribute("action")).toBe(false);
			const sends = [...form.querySelectorAll("button")].some(
				(button) =>
					!["button", "reset"].includes(button.getAttribute("type") ?? ""),
			);
			if (sends) expect(form.getAttribute("method")).toBe("dialog");
		}
	});

	test("ROUTE-02 has no input except radio buttons, checkboxes, sliders and numbers", () => {
		const kinds = page.all("input").map((input) => input.getAttribute("type"));
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
			...page.all("meta").map((meta) => meta.getAttribute("content") ?? ""),
			...page
				.all("*")
				.flatMap((element) =>
					["alt", "aria-label", "title", "href", "src"].map(
						(name) => element.getAttribute(name) ?? "",
					),
				),
			...page.all("title").map(textOf),
		];
		for (const text of texts)
			expect(text).not.toMatch(/undefined|\[object |\bNaN\b|[{}]/);
	});
});
