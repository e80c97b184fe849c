import { expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	type Element,
	elementsIn,
	textOf,
} from "../support/built/built-pages.ts";

const home = builtPage("/");

/** Whether an element reads so; a note may follow. */
const reads = (words: string) => (element: Element) =>
	textOf(element).startsWith(words);

const dialogs: Record<string, string> = {
	"free-trial": "Book Your Free Trial Class",
	consultation: "Book Your 30-Minute Consultation",
	"prolabs-request": "ProLabs Information Request",
};

/** What the buttons of a page that read so open, by the titles of the dialogs that stand on it. */
function openedBy(page: BuiltPage, words: string, section?: string): string[] {
	const parts = section
		? page
				.all("section")
				.filter((part) => attribute(part, "aria-labelledby") === section)
		: page.all("body");
	const onPage = page.all("dialog").map((it) => attribute(it, "id"));
	return parts
		.flatMap((part) => elementsIn(part, "button"))
		.filter((button) => textOf(button) === words)
		.map((button) => attribute(button, "commandfor") ?? "nothing")
		.map((id) => (onPage.includes(id) && dialogs[id]) || id);
}

test("ROUTE-05 ROUTE-07 ROUTE-11 ROUTE-12 ROUTE-13 ROUTE-16 bar and footer lead to the pages, each with its headline", () => {
	for (const [place, name, path, headline] of [
		["footer", "Programs", "/programs", "Six ways onto the floor"],
		[
			"header",
			"Personal Training",
			"/personal-training",
			"One coach, sixty minutes, your program",
		],
		["header", "Schedule", "/schedule", "Class schedule"],
		["header", "Pricing", "/pricing", "Transparent Pricing"],
		["header", "About", "/about", "Our Story. Our People. Your Community."],
		["header", "Contact", "/contact", "We’d Love to Hear From You"],
	] as const) {
		const [link] = home
			.all(place)
			.flatMap((part) => elementsIn(part, "a"))
			.filter(reads(name));
		expect(link && attribute(link, "href"), name).toBe(path);
		expect(builtPage(path).all("h1").map(textOf)).toEqual([headline]);
	}
});

test("HOME-08 GROUP-01 NUTR-01 NUTR-08 PT-01 ROUTE-26 PRICE-07 PRICE-12 PROG-05 OPEN-09 CONT-03 ABOUT-02 ABOUT-03 PROLAB-01 PROLAB-10 C-12 C-13 C-15 each call opens the dialog that it promises", () => {
	const trial = "Book Your Free Trial Class";
	const call = "Book Your 30-Minute Consultation";
	const walk = "ProLabs Information Request";
	for (const [path, words, opened, section] of [
		["/", "Claim Your Free Class Today", [trial, trial]],
		["/group-classes", "Book Your Free Class", [trial], "hero-title"],
		["/group-classes", "Free consultation", [call], "hero-title"],
		["/nutrition-coaching", "Book a free consultation", [call, call, call]],
		["/personal-training", "Book a free 30-minute intro", [call, call]],
		["/personal-training", "Book a free 30-minute intro", [call], "hero-title"],
		["/personal-training", "Book a free consultation", [call]],
		["/pricing", "Start with Silver", [trial]],
		["/pricing", "Go Gold", [trial]],
		["/pricing", "Book a free consultation", [call]],
		["/pricing", "Try Your First Class Free", [trial]],
		["/pricing", "Book a Free Class", [trial], "guarantee-title"],
		["/programs", "Book Your Free Class", [trial, trial]],
		["/open-gym", "Book Your Free Class", [trial]],
		["/contact", "Book Free Trial Class", [trial]],
		["/about", "Book Free Intro", [trial]],
		["/about", "Meet With a Coach", [call]],
		["/prolabs", "Book a Walk-Through", [walk]],
		["/prolabs", "Schedule Your Tour", [walk]],
	] as const)
		expect(
			openedBy(builtPage(path), words, section),
			`${path} ${words}`,
		).toEqual(opened);
	const prolabs = builtPage("/prolabs").all("dialog");
	expect(prolabs.map((it) => attribute(it, "id"))).toEqual([
		"prolabs-request",
		"menu",
	]);
	for (const path of ["/about", "/prolabs"])
		for (const dialog of builtPage(path).all("dialog")) {
			const title = dialogs[attribute(dialog, "id") ?? ""];
			if (title) expect(textOf(dialog)).toContain(title);
		}
	expect(
		builtPage("/personal-training")
			.all("section")
			.filter((part) => attribute(part, "aria-labelledby") === "hero-title")
			.flatMap((hero) => elementsIn(hero, "a"))
			.filter(reads("See pricing"))
			.map((link) => attribute(link, "href")),
	).toContain("/pricing");
});

test("NAV-18 C-51 every page has the floating Free Trial button but /corporate and /prolabs, which do not offer it at all", () => {
	const without = builtPages().filter(
		(page) =>
			!page
				.all("button")
				.some((button) => attribute(button, "data-floating") !== undefined),
	);
	expect(without.map(({ path }) => path)).toEqual(["/corporate", "/prolabs"]);
	for (const page of without) expect(openedBy(page, "Free Trial")).toEqual([]);
});

test("NAV-15 the bar knows which pages begin with a photograph", () => {
	const withPhotograph = builtPages().filter((page) =>
		page
			.all("header")
			.some((header) => attribute(header, "data-photo") !== undefined),
	);
	expect(withPhotograph.map(({ path }) => path)).toEqual([
		"/about",
		"/comeback",
		"/corporate",
		"/group-classes",
		"/",
		"/nutrition-coaching",
		"/open-gym",
		"/personal-training",
		"/programs",
		"/prolabs",
	]);
});
