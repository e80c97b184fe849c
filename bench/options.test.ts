import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

test("without options the home page is visited five times on a phone", () => {
	expect(parseOptions([])).toEqual({
		paths: ["/"],
		runs: 5,
		device: "phone",
		cpuSlowdown: 4,
		paintOnly: false,
		against: undefined,
		lighthouse: false,
	});
});

test("pages, number of visits, device and its slowness can be chosen", () => {
	expect(
		parseOptions([
			"/",
			"/pricing",
			"--runs=9",
			"--device=desktop",
			"--cpu=2.5",
			"--paint",
			"--against=/tmp/build",
			"--lighthouse",
		]),
	).toEqual({
		paths: ["/", "/pricing"],
		runs: 9,
		device: "desktop",
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

test("an unknown device is refused", () => {
	expect(() => parseOptions(["--device=watch"])).toThrow(/phone or desktop/);
});

test("a device that is faster than the machine is refused", () => {
	expect(() => parseOptions(["--cpu=0.5"])).toThrow(/1 or more/);
	expect(() => parseOptions(["--cpu=slow"])).toThrow(/1 or more/);
});

test("an unknown option is refused, with those that there are", () => {
	expect(() => parseOptions(["--paths=/pricing"])).toThrow(
		/'--paths'.*\n.*--runs=7/,
	);
});
