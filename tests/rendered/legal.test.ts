import { expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	elementsIn,
	hrefsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

const terms = renderedPage("/terms");
const privacy = renderedPage("/privacy");
const accessibility = renderedPage("/accessibility");

test.each([terms, privacy, accessibility])(
	"the table of contents of $path links to each section heading",
	(page) => {
		const [list] = page
			.all("nav")
			.filter((nav) => attribute(nav, "aria-label") === "On this page");
		const ids = sections(page).map((element) => `#${attribute(element, "id")}`);
		expect(ids.length).toBeGreaterThanOrEqual(5);
		expect(list && hrefsIn(list)).toEqual(ids);
		expect(list && elementsIn(list, "a").map(textOf)).toEqual(
			sections(page).map(textOf),
		);
	},
);

function sections(page: BuiltPage) {
	return elementsIn(page.main, "h2").filter((element) =>
		attribute(element, "id"),
	);
}
