import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";

const page = builtPage("/pricing");
const [main] = page.all("main");
const words = main ? textOf(main) : "";

test("PRICE-02 the page's parts come in their order", () => {
	const order = [
		"Transparent Pricing",
		"Silver",
		"Gold",
		"Personal Training",
		"Pricing Estimator",
		"Additional Services",
		"Try Your First Class Free",
		"Do punch cards expire?",
		"Contact Us",
		"Satisfaction Guarantee",
		"Book a Free Class",
	];
	const parts = (
		main
			? elementsIn(main, "h1", "h2", "h3", "caption", "summary", "a", "button")
			: []
	).map(textOf);
	let position = -1;
	for (const part of order) {
		position = parts.indexOf(part, position + 1);
		expect(position, part).toBeGreaterThan(-1);
	}
});

describe("PRICE-03 the three plans", () => {
	const plans = page.all("article");
	const plan = (name: string) =>
		plans
			.filter((article) => elementsIn(article, "h2", "h3").some(named(name)))
			.map(textOf)
			.join(" ");

	test("have their prices and what is in them", () => {
		expect(plan("Silver")).toMatch(/\$79 per week.*3 sessions a week/);
		expect(plan("Gold")).toMatch(/\$89 per week.*Unlimited/);
		expect(plan("Personal Training")).toMatch(/\$95 per session.*60 minutes/);
	});

	test("ENT-11 have a name, a price for a period, a description, features and a call", () => {
		expect(plans.length).toBeGreaterThan(2);
		for (const article of plans.slice(0, 3)) {
			const of = (name: string) => elementsIn(article, name).map(textOf);
			expect(of("h3")[0]).toMatch(/\w/);
			expect(of("b")[0]).toMatch(/^\$\d+$/);
			expect(of("span").join()).toMatch(/per (week|session)/);
			expect(of("p")[0]).toMatch(/\w/);
			expect(of("li").length).toBeGreaterThan(1);
			expect(of("button")[0]).toMatch(/\w/);
		}
	});

	test("PRICE-04 only Gold is marked Popular", () => {
		expect(words.match(/\bPopular\b/g)).toHaveLength(1);
		expect(plan("Gold")).toContain("Popular");
	});
});

test("PRICE-05 C-05 C-45 personal training shows both ways to pay in one table", () => {
	const [table] = page
		.all("table")
		.filter((each) => textOf(each).includes("two ways to pay"));
	const [head, ...rows] = table ? elementsIn(table, "tr").map(cells) : [];
	expect(head).toEqual(["Sessions", "Prepaid", "Billed weekly"]);
	expect(rows).toEqual([
		["1", "$95", "$95 per session"],
		["5", "$450$90 each, save $25", "$92 per session"],
		["10", "$850$85 each, save $100", "$90 per session"],
		["20", "–not offered", "$87 per session"],
	]);
	expect(words).toMatch(/paid in advance.*No contracts/);
});

describe("PRICE-06 ENT-12 the services have a title, a description and a price", () => {
	const [table] = page
		.all("table")
		.filter((each) =>
			elementsIn(each, "caption").some(named("Additional Services")),
		);
	const row = (name: string) =>
		(table ? elementsIn(table, "tr") : []).find((each) =>
			elementsIn(each, "th").some(named(name)),
		);

	test("nutrition coaching", () => {
		const coaching = row("Nutrition coaching");
		expect(coaching && textOf(coaching)).toMatch(
			/weekly check-in.*\$49 per week/,
		);
	});

	test("a drop-in class, for which one calls first", () => {
		const dropIn = row("Drop-in class");
		expect(dropIn && textOf(dropIn)).toMatch(
			/Contact us first to confirm space.*\$35 per session/,
		);
		expect(
			dropIn &&
				elementsIn(dropIn, "a").map((link) => [
					attribute(link, "href"),
					textOf(link),
				]),
		).toContainEqual(["tel:+12065550142", "(206) 555-0142"]);
	});
});

test("PRICE-11 Contact Us leads to the contact page", () => {
	const links = (main ? elementsIn(main, "a") : []).filter(named("Contact Us"));
	expect(links.map((link) => attribute(link, "href"))).toEqual(["/contact"]);
});

function named(name: string): (element: Element) => boolean {
	return (element) => textOf(element) === name;
}

function cells(row: Element): string[] {
	return elementsIn(row, "th", "td").map(textOf);
}
