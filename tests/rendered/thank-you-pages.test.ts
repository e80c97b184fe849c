import { expect, test } from "vitest";
import {
	canonicalOf,
	linkNamed,
	metaOf,
	sectionTitled,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

test.each([
	["EMBED-06 TY-03", "/thank-you-free-class", "Getting here"],
	["G-25", "/thank-you-intro-call", "Getting here"],
	["G-25", "/thank-you-corporate", "Reach us"],
	["G-25", "/thank-you-prolabs", "Find us"],
] as const)(
	"%s %s has a map button, and links for directions, phone, text message and email",
	(_, path, place) => {
		const page = renderedPage(path);
		const box = sectionTitled(page, place);
		expect(textOf(box)).toContain("214 Foundry Way");
		expect(textOf(box)).toContain("Seattle, WA 98121");
		for (const [name, href] of [
			[/^Get directions/, expect.stringContaining("destination=Ironbell")],
			[/^\(206\) 555-0142$/, "tel:+12065550142"],
			[/^Send a text$/, "sms:+12065550142"],
			[/^hello@ironbell.example$/, "mailto:hello@ironbell.example"],
			[/^Open the map in a new tab/, `${sandboxOrigin}/map/embed`],
		] as const)
			expect(linkNamed(box, name).getAttribute("href")).toEqual(href);
		expect(textsIn(box, "button")).toEqual(["Load the map"]);
		expect(page.all("iframe")).toEqual([]);
	},
);

test("TY-04 /thank-you-free-class is excluded from search engines", () => {
	const page = renderedPage("/thank-you-free-class");
	expect(metaOf(page, "robots")).toBe("noindex");
	expect(canonicalOf(page)).toBeUndefined();
});

test("C-53 /thank-you-free-class refers to the email for date and time, and names neither", () => {
	const text = textOf(renderedPage("/thank-you-free-class").main);
	expect(text).toContain("Your date and time are in the email and the text.");
	expect(text).not.toMatch(/\d{1,2}:\d{2}|\b20\d\d\b/);
});

test("TY-06 /thank-you-intro-call refers to the email for date and time, and names neither", () => {
	const text = textOf(renderedPage("/thank-you-intro-call").main);
	expect(text).toContain("Please check the confirmation email");
	expect(text).not.toMatch(
		/\d{1,2}:\d{2}|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|October|Oct\b/,
	);
});
