import { describe, expect, test } from "vitest";
import { applyFilters, parsePlaceholder } from "./filters.ts";

describe("a fact with filters:", () => {
	test.each([
		["75 minutes", "words", "seventy-five minutes"],
		["75 minutes", "adjective | title", "75-Minute"],
		["75 minutes", "words|adjective|capitalized", "Seventy-five-minute"],
		["75 minutes", "adjective | short | title", "75-Min"],
		["100 minutes", "words", "100 minutes"],
		["19", "words", "nineteen"],
		["90", "words", "ninety"],
		["21", "words", "twenty-one"],
		["weekdays 7:00 AM", "capitalized", "Weekdays 7:00 AM"],
		["Kettle & Bar, 9 Lane", "query", "Kettle+%26+Bar%2C+9+Lane"],
		["Mike's Gym", "query", "Mike%27s+Gym"],
		["(202) 555-0100", "dial", "+12025550100"],
	])("“%s | %s” is formatted as “%s”", (fact, used, text) => {
		const { used: names } = parsePlaceholder(`name | ${used}`);
		expect(applyFilters(fact, names)).toEqual({ text });
	});

	const number = "a whole number, alone or with a unit, before | words";
	const filter =
		"a filter: words, adjective, short, capitalized, title, query, dial";

	test.each([
		["$79", "words", number],
		[
			"Belltown",
			"adjective",
			"a number and a unit such as 90 minutes before | adjective",
		],
		["24 hours", "short", "minutes before | short"],
		["24 hours", "dial", "a phone number such as (202) 555-0100 before | dial"],
		["$79", "word", filter],
	])("“%s | %s” is rejected", (fact, used, expected) => {
		expect(applyFilters(fact, [used])).toEqual({ expected });
	});
});
