import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	builtPages,
	elementsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { frozenContent } from "../support/frozen-content.ts";

const home = builtPage("/");
const { links } = frozenContent.integrations;

test("ROUTE-01 ROUTE-25 the home page speaks to newcomers, members, companies and trainers", () => {
	for (const words of [
		"in Belltown",
		"Your first class is free",
		"Racks, rowers and rings on your own clock. Members only.",
		"Get your team off the chairs",
		"Daytime floor rental for independent personal trainers",
		"7,000 square feet",
		"busy professional",
		"beginner",
		"athlete",
	])
		expect(home.text).toContain(words);
});

test.each(["header", "footer"])(
	"ROUTE-24 every offer of the gym is reached from the %s",
	(name) => {
		const addresses = home
			.all(name)
			.flatMap((place) => elementsIn(place, "a"))
			.map((link) => attribute(link, "href"));
		expect(addresses).toEqual(
			expect.arrayContaining([
				"/group-classes",
				"/personal-training",
				"/nutrition-coaching",
				"/open-gym",
				"/corporate",
				"/prolabs",
				links.metabolicProgram,
				links.store,
			]),
		);
	},
);

describe.each(builtPages())("on $path", (page) => {
	test("ROUTE-02 nobody is asked to sign in", () => {
		expect(page.text).not.toMatch(/\b(sign|log) ?(in|out)\b|\bmy account\b/i);
	});

	test("ROUTE-28 where a reply is promised, it comes within 24 hours", () => {
		// How long the law gives us to answer about someone's data is another promise.
		const words = page.text.replace(/[^.]*within 45 days[^.]*/g, "");
		const promises = words.match(
			/\b(?:reply|replies|answer|respond|contact you|hear from us|get back)[^.]*?within [^.]*/gi,
		);
		expect(
			promises?.filter((promise) => !promise.includes("within 24 hours")) ?? [],
		).toEqual([]);
		expect(words).not.toMatch(
			/48 hours|business days?|within (?!24)\d+ hours/i,
		);
	});
});

test("ROUTE-28 a reply within 24 hours is promised where visitors write to the gym", () => {
	for (const path of ["/contact", "/corporate"])
		expect(textOf(mainOf(path)), path).toContain("24 hours");
});

test("NF-01 the not-found page says so and leads home, without scripts too", () => {
	const main = mainOf("/404");
	expect(textOf(main)).toContain("Oops! Page not found");
	const [link] = elementsIn(main, "a").filter(
		(it) => textOf(it) === "Return to Home",
	);
	expect(link && attribute(link, "href")).toBe("/");
});

test("DLG-15 no page asks a question that only an answer closes", () => {
	expect(home.all("dialog")).not.toEqual([]);
	for (const page of builtPages())
		expect(page.html, page.path).not.toContain("alertdialog");
});

function mainOf(path: string) {
	const [main] = builtPage(path).all("main");
	if (!main) throw new Error(`${path} has no main part`);
	return main;
}
