import { expect, test } from "vitest";
import {
	type BuiltPage,
	hrefsIn,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

const terms = renderedPage("/terms");
const privacy = renderedPage("/privacy");
const accessibility = renderedPage("/accessibility");

test.each([terms, privacy, accessibility])(
	"the table of contents of $path links to each section heading",
	(page) => {
		const list = page.document.querySelector('nav[aria-label="On this page"]');
		const ids = sections(page).map(({ id }) => `#${id}`);
		expect(ids.length).toBeGreaterThanOrEqual(5);
		expect(list && hrefsIn(list)).toEqual(ids);
		expect(list && textsIn(list, "a")).toEqual(sections(page).map(textOf));
	},
);

function sections(page: BuiltPage) {
	return [...page.main.querySelectorAll("h2[id]")];
}
