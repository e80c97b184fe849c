import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	change,
	contentFolder,
	expectMistake,
	mistakes,
	mistakesIn,
} from "../../publish/content/content-test.ts";

describe("a place in another time zone than the gym's is refused", () => {
	test.each(
		mistakes(
			`
	a longitude without its sign
	- longitude: -76.5932
	+ longitude: 76.5932
	content/site.yaml:24 geo: expected a place in America/New_York, the time zone of schedule.yaml, got 39.2837, 76.5932 in Asia/Urumqi

	a place of another gym
	- latitude: 39.2837\\n  longitude: -76.5932
	+ latitude: 47.6145\\n  longitude: -122.3446
	content/site.yaml:24 geo: expected a place in America/New_York, the time zone of schedule.yaml, got 47.6145, -122.3446 in America/Los_Angeles
`.replaceAll("\\\\n", "\\n"),
		),
	)("$name", expectMistake);

	test.each(["US/Eastern", "America/Toronto"])(
		"%s has the same clocks and is as good",
		async (zone) => {
			const folder = await contentFolder();
			await change(folder, "schedule.yaml", "America/New_York", zone);
			expect(await mistakesIn(folder)).toEqual([]);
		},
	);

	test("clocks that agree for half of the year are others", async () => {
		const folder = await contentFolder();
		await change(folder, "site.yaml", "39.2837", "33.45");
		await change(folder, "site.yaml", "-76.5932", "-112.07");
		await change(
			folder,
			"schedule.yaml",
			"America/New_York",
			"America/Los_Angeles",
		);
		expect(await mistakesIn(folder)).toEqual([
			"content/site.yaml:24 geo: expected a place in America/Los_Angeles, the time zone of schedule.yaml, got 33.45, -112.07 in America/Phoenix",
		]);
	});

	test("close to the border of a zone either side is right", async () => {
		const folder = await contentFolder();
		// Phenix City lies in Alabama, on Central time; many of its clocks go with Georgia across the river.
		await change(folder, "site.yaml", "39.2837", "32.47");
		await change(folder, "site.yaml", "-76.5932", "-85.02");
		expect(await mistakesIn(folder)).toEqual([]);
		await change(
			folder,
			"schedule.yaml",
			"America/New_York",
			"America/Chicago",
		);
		expect(await mistakesIn(folder)).toEqual([]);
	});
});

describe("the day until which reports of weaknesses are read", () => {
	test("must not be over on the day of the build", async () => {
		const folder = await contentFolder();
		expect(await mistakesIn(folder, "2028-01-31")).toEqual([]);
		expect(await mistakesIn(folder, "2028-02-01")).toEqual([
			"content/site.yaml:29 security.goodUntil: expected a day after today, 2028-02-01; a year ahead is good, got 2028-02-01",
		]);
	});

	test("is not asked for where nothing is published: an old state can be built again", async () => {
		const folder = await contentFolder();
		await change(folder, "site.yaml", "2028-02-01", "2001-02-01");
		expect(await mistakesIn(folder)).toEqual([]);
	});
});

test("a logo that is no mark is told with the other mistakes", async () => {
	const folder = await contentFolder();
	await writeFile(
		join(folder, "images/mark.svg"),
		'<svg viewBox="0 0 9 9"><circle r="4"/></svg>',
	);
	await change(folder, "schedule.yaml", "closes: 9:00 PM", "closes: 8:00 AM");
	expect(await mistakesIn(folder)).toEqual([
		'content/site.yaml:22 logo: expected an SVG with a viewBox that holds nothing but <path>, got <circle r="4"/> in mark.svg',
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
	]);
});
