import { expect } from "vitest";
import { sectionOf } from "./built-pages.ts";
import { renderedPage } from "./rendered-pages.ts";

/** Splits a table into rows and cells. Indented lines continue the row above. */
export function rowsOf(table: string): string[][] {
	return table
		.trim()
		.split(/\n(?! )/)
		.map((row) => row.replaceAll(/\n +/g, " ").split(" | "));
}

/**
 * Finds a page ("/contact"), a section or heading of it ("/schedule#drop-in"), or its first element
 * of a kind ("/thank-you-prolabs ol").
 */
export function partAt(place: string): Element {
	const [address = "", name] = place.split(" ");
	const [path = "", id] = address.split("#");
	const page = renderedPage(path);
	const part = id
		? (partWithHeading(page.main, id) ?? sectionOf(page, id))
		: page.main;
	const named = name ? part.querySelector(name) : part;
	return named ?? expect.fail(`There is no ${place}`);
}

/** In an article or legal text, each heading of level 2 shares a parent element with its text. */
function partWithHeading(
	main: Element,
	id: string,
): Element | null | undefined {
	return main.querySelector(`h2[id="${id}"]`)?.parentElement;
}
