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

test("an address without its slash is refused, with advice", () => {
	expect(() => parseOptions(["pricing"])).toThrow(/slash in front/);
});

test("a number of visits that is none is refused", () => {
	expect(() => parseOptions(["--runs=many"])).toThrow(/whole number/);
	expect(() => parseOptions(["--runs=0"])).toThrow(/whole number/);
});

test("a phone that is faster than the machine is refused", () => {
	expect(() => parseOptions(["--cpu=0.5"])).toThrow(/1 or more/);
	expect(() => parseOptions(["--cpu=slow"])).toThrow(/1 or more/);
});

test("an unknown option is refused, with those that there are", () => {
	expect(() => parseOptions(["--paths=/pricing"])).toThrow(
		/'--paths'.*\n.*--runs=7/,
	);
});
