import { expect, test } from "vitest";
import { addressOfPage, suggestLinks } from "./link-suggestions.ts";

const targets = {
	pages: {
		"/about": "About",
		"/fitness-tips/rest": "Rest",
		"/events": "Events",
		"/not-found": "Not found",
		"/thank-you-corporate": "Thank you: team sessions",
	},
	notFound: "/not-found",
	events: "/events",
	html: '<section id="pricing" aria-labelledby="pricing-title"><h2 id="pricing-title">Prices &amp; <b>plans</b></h2></section><h2 id="more">More</h2><section id="map"></section><div id="_R_7a_"></div>',
};

test("a link field suggests no events page, no 404 page and no thank-you page", () => {
	expect(suggestLinks({}, "pages/home.yaml", targets)).toEqual([
		["/about", "About"],
		["/fitness-tips/rest", "Rest"],
	]);
});

test("a link field of the navigation suggests the events page", () => {
	const suggestions = suggestLinks({}, "navigation.yaml", targets);
	expect(suggestions).toContainEqual(["/events", "Events"]);
});

test("a link field that accepts sections suggests those of its page by name", () => {
	const field = { hasSections: true, names: ["store"] };
	expect(suggestLinks(field, "pages/corporate.yaml", targets).slice(2)).toEqual(
		[
			["#pricing", "On this page: Prices & plans"],
			["#more", "On this page: More"],
			["#map", "On this page"],
			["store", "Address in “Booking, map and other addresses”"],
		],
	);
});

test.each([
	["About", "/about"],
	[" about ", "/about"],
	["About us", undefined],
	["store", undefined],
	["On this page", undefined],
])("the typed name %j is the page %j", (typed, address) => {
	const suggestions = [
		["/about", "About"],
		["/shop", "Store"],
		["#map", "On this page"],
		["store", "Address"],
	] as const;
	expect(addressOfPage(suggestions, typed)).toBe(address);
});
