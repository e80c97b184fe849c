import { describe, expect, test } from "vitest";
import { textOf } from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
} from "../support/built/rendered-pages.ts";

test.each([
	["ROUTE-04 HOME-06", "/", "Find Your Strength in Belltown"],
	["ROUTE-05", "/programs", "Six ways onto the floor"],
	["ROUTE-06", "/group-classes", "Ninety minutes, start to finish"],
	["ROUTE-07", "/personal-training", "One coach, sixty minutes, your program"],
	["ROUTE-08", "/nutrition-coaching", "Eat for the week you actually have"],
	["ROUTE-09", "/open-gym", "The floor, on your own clock"],
	["ROUTE-10", "/corporate", "Better than another pizza lunch"],
	["ROUTE-11", "/schedule", "Class schedule"],
	["ROUTE-12", "/pricing", "Transparent Pricing"],
	["ROUTE-13 ABOUT-01", "/about", "Our Story. Our People. Your Community."],
	["ROUTE-16 CONT-01", "/contact", "We’d Love to Hear From You"],
	["ROUTE-17", "/prolabs", "Bring your clients. We’ll bring the floor."],
	["ROUTE-18 ROUTE-27 TERMS-01", "/terms", "Terms and Conditions"],
	["ROUTE-19 ROUTE-27 PRIV-01", "/privacy", "Privacy Policy"],
	["ROUTE-20 ROUTE-27", "/thank-you-free-class", "You're booked!"],
	["ROUTE-20 ROUTE-27", "/thank-you-intro-call", "You're on the calendar!"],
	["ROUTE-20 ROUTE-27", "/thank-you-corporate", "Request Received!"],
	[
		"ROUTE-20 ROUTE-27",
		"/thank-you-prolabs",
		"Thank You for Your Interest in ProLabs!",
	],
	["landing page:", "/comeback", "It’s been a while. Good."],
])("%s the headline of %s is “%s”", (_rows, path, headline) => {
	expect(renderedPage(path).all("h1").map(textOf)).toEqual([headline]);
});

describe.each(renderedPages())("on $path", (page) => {
	test("ROUTE-02 no text mentions signing in or an account", () => {
		expect(page.text).not.toMatch(/\b(sign|log) ?(in|out)\b|\bmy account\b/i);
	});

	test("ROUTE-28 every promise of a reply names 24 hours", () => {
		// Ignores the promise about requests for personal data, because the law sets its time.
		const text = page.text.replace(/[^.]*within 45 days[^.]*/g, "");
		const promises = text.match(
			/\b(?:reply|replies|answer|respond|contact you|hear from us|get back)[^.]*?within [^.]*/gi,
		);
		expect(
			promises?.filter((promise) => !promise.includes("within 24 hours")) ?? [],
		).toEqual([]);
		expect(text).not.toMatch(/48 hours|business days?|within (?!24)\d+ hours/i);
	});

	test("DLG-15 there is no alert dialog", () => {
		expect(page.html).not.toContain("alertdialog");
	});
});
