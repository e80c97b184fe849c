import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	canonicalOf,
	type Element,
	elementsIn,
	linkNamed,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

const freeClass = renderedPage("/thank-you-free-class");
const introCall = renderedPage("/thank-you-intro-call");
const corporate = renderedPage("/thank-you-corporate");
const prolabs = renderedPage("/thank-you-prolabs");

const phone = "tel:+12065550142";
const message = "sms:+12065550142";
const mail = "mailto:hello@ironbell.example";

test.each([
	["EMBED-06 TY-03", "/thank-you-free-class", "Getting here"],
	["G-25", "/thank-you-intro-call", "Getting here"],
	["G-25", "/thank-you-corporate", "Reach us"],
	["G-25", "/thank-you-prolabs", "Find us"],
] as const)("%s %s has a map, phone, text and email", (_, path, place) => {
	const page = renderedPage(path);
	const box = sectionCalled(page, place);
	expect(textOf(box)).toContain("214 Foundry Way");
	expect(textOf(box)).toContain("Seattle, WA 98121");
	expectLinks(box, [
		[/^Get directions/, expect.stringContaining("destination=Ironbell")],
		[/^\(206\) 555-0142$/, phone],
		[/^Send a text$/, message],
		[/^hello@ironbell.example$/, mail],
		[/^Open the map in a new tab/, `${sandboxOrigin}/map/embed`],
	]);
	expect(textsIn(box, "button")).toEqual(["Load the map"]);
	expect(page.all("iframe")).toEqual([]);
});

test.each([
	[
		"TY-02",
		"/thank-you-free-class",
		[
			"Sign the digital waiver",
			"Arrive 10 minutes early",
			"Bring three things",
		],
		["60 seconds", "Workout clothes, shoes and a water bottle."],
	],
	[
		"TY-07",
		"/thank-you-intro-call",
		["A gym tour", "A chat about goals", "A simple movement screen"],
		["No prep, and no waiver beforehand."],
	],
	[
		"TY-09",
		"/thank-you-corporate",
		["We review your request", "You get your quote", "You book"],
		[
			"Team size, preferred dates, requirements.",
			"Pricing and open time slots",
		],
	],
	[
		"TY-13",
		"/thank-you-prolabs",
		["We call or email", "You gather your papers", "You walk the floor"],
		["Proof of insurance and your certificates"],
	],
] as const)("%s %s lists the next steps", (_, path, headings, details) => {
	const page = renderedPage(path);
	const [steps] = elementsIn(page.main, "ol", "ul");
	expect(steps && textsIn(steps, "h2", "h3")).toEqual(headings);
	for (const words of details) expect(steps && textOf(steps)).toContain(words);
});

test.each([
	[
		"TY-01 that a confirmation was sent",
		freeClass,
		"A confirmation email and text were sent.",
	],
	[
		"TY-05 a free 30-minute intro",
		introCall,
		"A free 30-minute intro with a certified trainer.",
	],
	[
		"TY-08 a quote within 24 hours",
		corporate,
		"A custom quote comes by email within 24 hours.",
	],
	[
		"TY-12 contact within 24 hours",
		prolabs,
		"We contact you within 24 hours to schedule the walk-through.",
	],
] as const)("%s, as a thank-you page promises", (_, page, words) => {
	expect(page.text).toContain(words);
});

test.each([
	["SEO-03 TY-04", "/thank-you-free-class"],
	["SEO-03", "/thank-you-intro-call"],
	["SEO-03", "/thank-you-corporate"],
	["SEO-03", "/thank-you-prolabs"],
	["SEO-03", "/not-found"],
])("%s search engines leave out %s", (_, path) => {
	const page = renderedPage(path);
	const robots = page
		.all("meta")
		.filter((meta) => attribute(meta, "name") === "robots")
		.map((meta) => attribute(meta, "content"));
	expect(robots).toEqual(["noindex"]);
	expect(canonicalOf(page)).toBeUndefined();
});

describe("/thank-you-free-class", () => {
	test("TY-02 leads to the waiver in a new tab", () => {
		const waiver = linkNamed(freeClass.main, /^Sign the waiver/);
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
		for (const profile of [/^Facebook/, /^Instagram/, /^LinkedIn/, /^YouTube/])
			expect(attribute(linkNamed(place, profile), "target")).toBe("_blank");
	});

	test("C-53 claims no date and no time of its own", () => {
		const words = textOf(freeClass.main);
		expect(words).toContain(
			"Your date and time are in the email and the text.",
		);
		expect(words).not.toMatch(/\d{1,2}:\d{2}|\b20\d\d\b/);
	});
});

describe("/thank-you-intro-call", () => {
	test("TY-06 shows neither date nor time, and sends to the confirmation email", () => {
		const words = textOf(introCall.main);
		expect(words).toContain("Please check the confirmation email");
		expect(words).not.toMatch(
			/\d{1,2}:\d{2}|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|October|Oct\b/,
		);
	});

	test("TY-07 G-11 someone who has been there is quoted", () => {
		const quote = textOf(sectionCalled(introCall, "What it is like"));
		expect(quote).toMatch(/know a lot about knees.*Maggie Torvald/);
	});

	test("TY-07 who is late texts; another time by call, text or email", () => {
		expectLinks(introCall.main, [[/^Running late\? Text us$/, message]]);
		expectLinks(sectionCalled(introCall, "Need another time?"), [
			[/^Call \(206\) 555-0142$/, phone],
			[/^Text us$/, message],
			[/^Email us$/, mail],
		]);
	});
});

test("TY-10 C-04 a team suits with 8-30 people in 60-90 minutes; more than 24 are two sessions", () => {
	expect(textsIn(sectionCalled(corporate, "Who it suits"), "p")).toEqual([
		"Teams of 8-30 people, in 60-90 minute sessions. Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.",
	]);
});

test("TY-11 Schedule a Call leads to the contact page", () => {
	expectLinks(corporate.main, [[/^Schedule a Call$/, "/contact"]]);
});

test("TY-13 /thank-you-prolabs has a tile to call and one to write, and leads to the programs and home", () => {
	expectLinks(prolabs.main, [
		[/^Call us ?\(206\) 555-0142$/, phone],
		[/^Email us ?prolabs@ironbell.example$/, "mailto:prolabs@ironbell.example"],
		[/^See our programs$/, "/programs"],
		[/^Return to Home$/, "/"],
	]);
});

function sectionCalled(page: BuiltPage, name: string): Element {
	const found = page
		.all("section")
		.find((section) => textsIn(section, "h2", "h3")[0] === name);
	if (!found) throw new Error(`${page.path} has no section "${name}"`);
	return found;
}

function expectLinks(
	part: Element,
	links: readonly (readonly [name: RegExp, href: string])[],
): void {
	for (const [name, href] of links)
		expect(attribute(linkNamed(part, name), "href")).toEqual(href);
}
