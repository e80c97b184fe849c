import { expect, test } from "vitest";
import { addNoBreakSpaces, addNoBreakSpacesToTexts } from "./line-breaks.ts";

test.each([
	["Open 6:30 AM to 8:00 PM", "Open 6:30_AM to 8:00_PM"],
	["From $79 per week, $1,200 a month", "From $79_per_week, $1,200_a_month"],
	["Weekly check-ins (warm-up first)", "Weekly check-~ins (warm-~up first)"],
])(
	"line breaks within a figure or a short compound are prevented: %s",
	(text, marked) => {
		const kept = addNoBreakSpaces(text);
		expect(kept.replaceAll("\u00a0", "_").replaceAll("\u2060", "~")).toBe(
			marked,
		);
		expect(kept.replaceAll("\u00a0", " ").replaceAll("\u2060", "")).toBe(text);
	},
);

test.each([
	"pull-up",
	"214 Foundry Way, Seattle, WA 98121",
	"Call (206) 555-0142 or write to hello@gym.example",
])(
	"URLs, addresses, phone numbers and single words are unchanged: %s",
	(text) => {
		expect(addNoBreakSpaces(text)).toBe(text);
	},
);

test("no-break spaces are added to all texts except alt texts and calendar events", () => {
	const entry = { text: "90 minutes", alt: "90 minutes", event: { a: "8 AM" } };
	expect(addNoBreakSpacesToTexts({ list: [entry], none: null })).toEqual({
		list: [{ ...entry, text: "90\u00a0minutes" }],
		none: null,
	});
});
