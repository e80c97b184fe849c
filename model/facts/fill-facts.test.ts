import { describe, expect, test } from "vitest";
import { formatProblem } from "../text/content-error.ts";
import { parseContentFile } from "../text/content-file.ts";
import type { Facts } from "./facts.ts";
import { fillFacts, fillKnownFacts } from "./fill-facts.ts";

const facts: Facts = new Map([
	["gym.name", "Harbor Lane"],
	["gym.neighborhood", "Fells Point"],
	["prices.silver", "$41"],
	["prices.gold", "$53"],
	["openGym.week", ""],
	["durations.groupClass", "75 minutes"],
	["policies.openGymIncluded", "Open gym comes with {prices.gold}."],
	["policies.twoSessions", "{policies.openGymIncluded} Twice."],
	["gym.shortName", "{gym.city}"],
	["gym.city", "{gym.shortName}"],
]);

function fill(text: string) {
	const file = parseContentFile("content/a.yaml", text);
	const { value, problems } = fillFacts(file, facts);
	return { value, messages: problems.map(formatProblem) };
}

test("known facts in a text are filled in, an unknown fact is left unchanged", () => {
	const facts = new Map([["durations.groupClass", "60"]]);
	expect(
		fillKnownFacts("{durations.groupClass | words} minutes, {no.fact}", facts),
	).toBe("sixty minutes, {no.fact}");
});

describe("a fact in braces", () => {
	test("is filled in within texts, lists and nested lists", () => {
		const { value, messages } = fill(`
title: "{gym.name} in {gym.neighborhood}"
rows:
  - price: From {prices.silver} per week
    notes: ["{prices.gold}", plain]
`);
		expect(messages).toEqual([]);
		expect(value).toEqual({
			title: "Harbor Lane in Fells Point",
			rows: [{ price: "From $41 per week", notes: ["$53", "plain"] }],
		});
	});

	test("is formatted by the filters after a |", () => {
		expect(
			fill('text: "{durations.groupClass | words|adjective} class"').value,
		).toEqual({ text: "seventy-five-minute class" });
	});

	test("is filled in if it is quoted by a fact that another fact quotes", () => {
		expect(fill('a: "{policies.twoSessions}"').value).toEqual({
			a: "Open gym comes with $53. Twice.",
		});
	});

	test("is reported if it quotes itself through other facts", () => {
		expect(fill('shortName: "{gym.city}"').messages).toEqual([
			'content/a.yaml:1 shortName: expected a fact that does not quote itself, got "{gym.city}"',
		]);
	});

	test.each([
		["prices.sliver", "a fact such as {prices.silver}"],
		["prices.golden | words", "a fact such as {prices.gold}"],
		["gym.neighbourhood", "a fact such as {gym.neighborhood}"],
		["gym.nam", "a fact such as {gym.name}"],
		["openGym.week", "hours in schedule.yaml, which has none for it"],
		["prices.silver | short", "minutes before | short"],
	])(
		"is reported if it cannot be filled in: {%s}, expected %s",
		(written, expected) => {
			expect(fill(`rows:\n  - a\n  - "{${written}}"`).messages).toEqual([
				`content/a.yaml:3 rows[1]: expected ${expected}, got "{${written}}"`,
			]);
		},
	);

	test.each([
		["From {prices.silver per week", "a closing } as well", "{prices.silver"],
		["From prices.silver} per week", "an opening { as well", "prices.silver}"],
	])("is reported if a brace is missing: %s", (text, expected, found) => {
		expect(fill(`a: "${text}"`).messages).toEqual([
			`content/a.yaml:1 a: expected ${expected}, got "${found}"`,
		]);
	});
});
