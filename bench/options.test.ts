import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

test("without options the home page is visited five times", () => {
	expect(parseOptions([])).toEqual({
		paths: ["/"],
		runs: 5,
		cpuSlowdown: 4,
		paintOnly: false,
		against: undefined,
		lighthouse: false,
	});
});

test("pages, number of visits and the phone's slowness can be chosen", () => {
	expect(
		parseOptions([
			"/",
			"/pricing",
			"--runs=9",
			"--cpu=2.5",
			"--paint",
			"--against=/tmp/build",
			"--lighthouse",
		]),
	).toEqual({
		paths: ["/", "/pricing"],
		runs: 9,
		cpuSlowdown: 2.5,
		paintOnly: true,
		against: "/tmp/build",
		lighthouse: true,
	});
});

test.each([
	["an address without its slash", "pricing", /slash in front/],
	["a number of visits that is none", "--runs=many", /whole number/],
	["no visit", "--runs=0", /whole number/],
	["a phone that is faster than the machine", "--cpu=0.5", /1 or more/],
	["a slowness that is no number", "--cpu=slow", /1 or more/],
	["an unknown option", "--paths=/", /'--paths'.*\n.*--runs=7/],
])("%s is refused, with advice", (_, argument, advice) => {
	expect(() => parseOptions([argument])).toThrow(advice);
});
