import { expect, test } from "vitest";
import { completeAddress, linkAt } from "./link-text.ts";

const text = "See [our prices](/pricing) and [a map](https://maps.example/x).";

test.each([
	["inside its text", 6, 6],
	["of its whole text", 5, 15],
	["of more than the link", 0, 30],
	["directly after it", 26, 26],
])("a link is found for a selection %s", (_where, start, end) => {
	expect(linkAt(text, start, end)).toEqual({
		start: 4,
		end: 26,
		text: "our prices",
		address: "/pricing",
	});
});

test("a link whose address is a fact is found", () => {
	const phone = "[{gym.phone}](tel:{gym.phone | dial})";
	expect(linkAt(phone, 3, 3)?.address).toBe("tel:{gym.phone | dial}");
});

test("no link is found for a selection between links", () => {
	expect(linkAt(text, 28, 30)).toBeUndefined();
});

test.each([
	["www.example.com", "https://www.example.com"],
	["example.com/a?b=c", "https://example.com/a?b=c"],
	["http://example.com", "https://example.com"],
	["hello@example.com", "mailto:hello@example.com"],
])("the address %s is completed to %s", (typed, completed) => {
	expect(completeAddress(typed)).toBe(completed);
});
