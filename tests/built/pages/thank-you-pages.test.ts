import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPage,
	type Element,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const freeClass = builtPage("/thank-you-free-class");
const introCall = builtPage("/thank-you-intro-call");
const corporate = builtPage("/thank-you-corporate");
const prolabs = builtPage("/thank-you-prolabs");

describe.each([
	[freeClass, "You're booked!", "Getting here"],
	[introCall, "You're on the calendar!", "Getting here"],
	[corporate, "Request Received!", "Reach us"],
	[prolabs, "Thank You for Your Interest in ProLabs!", "Find us"],
] as const)("$path", (page, headline, place) => {
	test(`ROUTE-20 ROUTE-27 is a page of its own: ${headline}`, () => {
		expect(page.all("h1").map(textOf)).toEqual([headline]);
	});

	test("EMBED-06 TY-03 says where the gym is, and has phone, text and email", () => {
		const box = sectionCalled(page, place);
		expect(textOf(box)).toContain("214 Foundry Way");
		expect(textOf(box)).toContain("Seattle, WA 98121");
		expect(hrefOf(box, /^Get directions/)).toContain("destination=Ironbell");
		expect(hrefOf(box, "(206) 555-0142")).toBe("tel:+12065550142");
		expect(hrefOf(box, "Send a text")).toBe("sms:+12065550142");
		expect(hrefOf(box, "hello@ironbell.example")).toBe(
			"mailto:hello@ironbell.example",
		);
		expect(elementsIn(box, "button").map(textOf)).toEqual(["Load the map"]);
		expect(page.all("iframe")).toEqual([]);
	});
});

describe("/thank-you-free-class", () => {
	test("TY-01 TY-02 confirms the booking and says what to do next", () => {
		expect(freeClass.text).toContain(
			"A confirmation email and text were sent.",
		);
		const steps = firstListOf(freeClass);
		expect(headingsIn(steps)).toEqual([
			"Sign the digital waiver",
			"Arrive 10 minutes early",
			"Bring three things",
		]);
		expect(textOf(steps)).toContain("60 seconds");
		expect(textOf(steps)).toContain(
			"Workout clothes, shoes and a water bottle.",
		);
		const waiver = linkCalled(steps, /^Sign the waiver/);
		expect(attribute(waiver, "href")).toBe(`${sandboxOrigin}/waiver`);
		expect(attribute(waiver, "target")).toBe("_blank");
	});

	test("TY-03 says what to expect: a coach-led class of 90 minutes with at most 16 people", () => {
		const words = textOf(sectionCalled(freeClass, "What to expect"));
		expect(words).toContain("90-minute coach-led class");
		expect(words).toContain("max 16 people");
	});

	test("TY-03 says where to park, and links the profiles in new tabs", () => {
		const place = sectionCalled(freeClass, "Getting here");
		expect(textOf(place)).toMatch(/paid street parking/i);
		for (const profile of ["Facebook", "Instagram", "LinkedIn", "YouTube"])
			expect(
				attribute(linkCalled(place, new RegExp(`^${profile}`)), "target"),
			).toBe("_blank");
	});

	test("C-53 claims no date and no time of its own", () => {
		const words = textOf(mainOf(freeClass));
		expect(words).toContain(
			"Your date and time are in the email and the text.",
		);
		expect(words).not.toMatch(/\d{1,2}:\d{2}|\b20\d\d\b/);
	});
});

describe("/thank-you-intro-call", () => {
	test("TY-05 promises a free 30-minute intro with a certified trainer", () => {
		expect(introCall.text).toContain(
			"A free 30-minute intro with a certified trainer.",
		);
	});

	test("TY-07 tour, goals and movement screen come without preparation and waiver", () => {
		const steps = firstListOf(introCall);
		expect(headingsIn(steps)).toEqual([
			"A gym tour",
			"A chat about goals",
			"A simple movement screen",
		]);
		expect(textOf(steps)).toContain("No prep, and no waiver beforehand.");
	});

	test("TY-07 G-11 someone who has been there is quoted", () => {
		const quote = textOf(sectionCalled(introCall, "What it is like"));
		expect(quote).toContain("know a lot about knees");
		expect(quote).toContain("Maggie Torvald");
	});

	test("TY-07 who is late texts; another time by call, text or email", () => {
		expect(hrefOf(mainOf(introCall), "Running late? Text us")).toBe(
			"sms:+12065550142",
		);
		const other = sectionCalled(introCall, "Need another time?");
		expect(hrefOf(other, "Call (206) 555-0142")).toBe("tel:+12065550142");
		expect(hrefOf(other, "Text us")).toBe("sms:+12065550142");
		expect(hrefOf(other, "Email us")).toBe("mailto:hello@ironbell.example");
	});
});

describe("/thank-you-corporate", () => {
	test("TY-08 ROUTE-28 promises a custom quote by email within 24 hours", () => {
		expect(corporate.text).toContain(
			"A custom quote comes by email within 24 hours.",
		);
	});

	test("TY-09 names three steps: the request is reviewed, the quote comes, the team books", () => {
		const steps = firstListOf(corporate);
		expect(headingsIn(steps)).toEqual([
			"We review your request",
			"You get your quote",
			"You book",
		]);
		const [review, quote] = elementsIn(steps, "li").map(textOf);
		expect(review).toContain("Team size, preferred dates, requirements.");
		expect(quote).toContain("Pricing and open time slots");
	});

	test("TY-10 C-04 suits teams of 8-30 people in 60-90 minutes, and says that more than 24 are two sessions", () => {
		expect(
			elementsIn(sectionCalled(corporate, "Who it suits"), "p").map(textOf),
		).toEqual([
			"Teams of 8-30 people, in 60-90 minute sessions. Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.",
		]);
	});

	test("TY-11 Schedule a Call leads to the contact page", () => {
		expect(hrefOf(mainOf(corporate), "Schedule a Call")).toBe("/contact");
	});
});

describe("/thank-you-prolabs", () => {
	test("TY-12 ROUTE-28 promises contact within 24 hours to schedule the walk-through", () => {
		expect(prolabs.text).toContain(
			"We contact you within 24 hours to schedule the walk-through.",
		);
	});

	test("TY-13 G-24 says what comes next: a call or an email, the papers, the walk", () => {
		const steps = firstListOf(prolabs);
		expect(headingsIn(steps)).toEqual([
			"We call or email",
			"You gather your papers",
			"You walk the floor",
		]);
		expect(textOf(steps)).toContain("Proof of insurance and your certificates");
	});

	test("TY-13 has a tile to call and one to write, and leads to the programs and home", () => {
		const main = mainOf(prolabs);
		for (const [name, href] of [
			[/^Call us ?\(206\) 555-0142$/, "tel:+12065550142"],
			[
				/^Email us ?prolabs@ironbell.example$/,
				"mailto:prolabs@ironbell.example",
			],
			["See our programs", "/programs"],
			["Return to Home", "/"],
		] as const)
			expect(hrefOf(main, name)).toBe(href);
	});
});

function mainOf(page: BuiltPage): Element {
	const [main] = page.all("main");
	if (!main) throw new Error(`${page.path} has no main part`);
	return main;
}

function sectionCalled(page: BuiltPage, name: string): Element {
	const found = page
		.all("section")
		.find((section) => headingsIn(section)[0] === name);
	if (!found) throw new Error(`${page.path} has no section "${name}"`);
	return found;
}

function firstListOf(page: BuiltPage): Element {
	const [list] = elementsIn(mainOf(page), "ol", "ul");
	if (!list) throw new Error(`${page.path} has no list`);
	return list;
}

function headingsIn(part: Element): string[] {
	return elementsIn(part, "h2", "h3").map(textOf);
}

function linkCalled(part: Element, name: string | RegExp): Element {
	const found = elementsIn(part, "a").find((link) =>
		typeof name === "string" ? textOf(link) === name : name.test(textOf(link)),
	);
	if (!found) throw new Error(`There is no link ${name}`);
	return found;
}

function hrefOf(part: Element, name: string | RegExp): string | undefined {
	return attribute(linkCalled(part, name), "href");
}
