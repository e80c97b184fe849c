import { describe, expect, test } from "vitest";
import {
	expectProblem,
	problemCases,
	second,
} from "../../tests/support/gyms.ts";

describe("a place in another time zone than the gym's is refused", () => {
	test.each(
		problemCases(
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
	)("$name", expectProblem);

	test.each(["US/Eastern", "America/Toronto"])(
		"%s has the same clocks and is as good",
		(zone) => {
			const gym = second.with("schedule.yaml", "America/New_York", zone);
			expect(gym.problems()).toEqual([]);
		},
	);

	const at = (latitude: string, longitude: string) =>
		second
			.with("site.yaml", "39.2837", latitude)
			.with("site.yaml", "-76.5932", longitude);

	test("clocks that agree for half of the year are others", () => {
		const gym = at("33.45", "-112.07").with(
			"schedule.yaml",
			"America/New_York",
			"America/Los_Angeles",
		);
		expect(gym.problems()).toEqual([
			"content/site.yaml:24 geo: expected a place in America/Los_Angeles, the time zone of schedule.yaml, got 33.45, -112.07 in America/Phoenix",
		]);
	});

	test("close to the border of a zone either side is right", () => {
		// Phenix City, Alabama, is on Central time, but many people there use the time of Georgia
		// across the river.
		const gym = at("32.47", "-85.02");
		expect(gym.problems()).toEqual([]);
		expect(
			gym
				.with("schedule.yaml", "America/New_York", "America/Chicago")
				.problems(),
		).toEqual([]);
	});
});

test("the expiry of security.txt must be after the day of the build", () => {
	expect(second.problems("2028-01-31")).toEqual([]);
	expect(second.problems("2028-02-01")).toEqual([
		"content/site.yaml:29 security.goodUntil: expected a day after today, 2028-02-01; a year ahead is good, got 2028-02-01",
	]);
	// A build without a day skips this check, because its content may be old.
	expect(
		second.with("site.yaml", "2028-02-01", "2001-02-01").problems(),
	).toEqual([]);
});

test("a logo that is no mark is reported with the other problems", () => {
	const gym = second
		.withPicture("mark.svg", {
			svg: '<svg viewBox="0 0 9 9"><circle r="4"/></svg>',
		})
		.with("schedule.yaml", "closes: 9:00 PM", "closes: 8:00 AM");
	expect(gym.problems()).toEqual([
		'content/site.yaml:22 logo: expected an SVG with a view box that holds nothing but paths, got <circle r="4"/> in mark.svg',
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
		expect.stringMatching(/^content\/schedule\.yaml:8 /),
	]);
});
