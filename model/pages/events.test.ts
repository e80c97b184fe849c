import { describe, expect, test } from "vitest";
import {
	expectMistakeIn,
	frozen,
	mistakes,
} from "../../publish/content/content-test.ts";
import { hasEventsLeft } from "../../publish/content/own-routes.ts";
import { contentModules } from "../content-modules.ts";
import { loadedPages } from "../loaded-pages.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { moment } from "../schema/fields.ts";
import { formatSpan } from "./events.ts";

/** What the site shows of the events when it is built on that day. */
function builtOn(day: string | undefined) {
	const content = frozen.content(day);
	const pipeline = createPicturePipeline(content.images);
	const { events, shell } = contentModules(content, pipeline);
	const pages = loadedPages(content, pipeline);
	return {
		names: events.events.list.map(({ id }) => id),
		isBuilt: pages.addresses.includes("/events"),
		isLinked: JSON.stringify(shell).includes('"/events"'),
		isOnLandingPage: JSON.stringify(pages.landing.get("/comeback")).includes(
			'"events"',
		),
		dialogs: events.dialogs.map(({ id }) => id),
	};
}

describe("the events on the day of the build", () => {
	test("all of them stand in the order of their days, whatever the file's order is", () => {
		expect(builtOn(undefined)).toEqual({
			names: ["december-workout", "new-year-night", "january-challenge"],
			isBuilt: true,
			isLinked: true,
			isOnLandingPage: true,
			dialogs: ["consultation"],
		});
	});

	test("one that may still be on somewhere stays, one of days ago does not", () => {
		expect(builtOn("2026-12-13").names).toHaveLength(3);
		expect(builtOn("2026-12-14").names).toEqual([
			"new-year-night",
			"january-challenge",
		]);
	});

	test("one that goes on after midnight stays on its second day", () => {
		expect(builtOn("2027-01-01").names).toContain("new-year-night");
		expect(builtOn("2027-01-03").names).toEqual(["january-challenge"]);
	});

	test("after the last one there is no page, no link and no band", () => {
		expect(builtOn("2027-02-01")).toEqual({
			names: [],
			isBuilt: false,
			isLinked: false,
			isOnLandingPage: false,
			dialogs: [],
		});
	});

	test("the table of routes says the same before the content is read", () => {
		const folder = "tests/support/frozen-gym";
		expect(hasEventsLeft(folder, "")).toBe(true);
		expect(hasEventsLeft(folder, "2027-01-31")).toBe(true);
		expect(hasEventsLeft(folder, "2027-02-01")).toBe(false);
		expect(hasEventsLeft("tests/support/second-gym", "")).toBe(false);
	});
});

describe("when an event is", () => {
	test.each([
		[
			"its day and the hours from and to",
			"2026-12-12 9:00 AM",
			"2026-12-12 10:30 AM",
			"Saturday, December 12, 2026, 9:00 – 10:30 AM",
		],
		[
			"one evening, also past midnight",
			"2026-12-31 10:30 PM",
			"2027-01-01 12:30 AM",
			"Thursday, December 31, 2026, 10:30 PM – 12:30 AM",
		],
		[
			"both days where it ends half a day or more later on another",
			"2026-12-12 9:00 AM",
			"2026-12-13 8:00 AM",
			"Saturday, December 12, 2026, 9:00 AM to Sunday, December 13, 2026, 8:00 AM",
		],
		[
			"both days of some weeks",
			"2027-01-04 5:30 AM",
			"2027-01-30 10:30 AM",
			"Monday, January 4, 2027, 5:30 AM to Saturday, January 30, 2027, 10:30 AM",
		],
	])("is said as %s", (_as, starts, ends, said) => {
		expect(formatSpan(moment.parse(starts), moment.parse(ends))).toBe(said);
	});
});

describe("the build names the file and the line of an event that", () => {
	test.each(
		mistakes(`
	ends before it starts
	- ends: 2026-12-12 12:30 PM
	+ ends: 2026-12-12 10:30 AM
	content/events.yaml:44 list[2].ends: expected a moment after it starts, got "2026-12-12 10:30 AM"

	has a time that is none
	- starts: 2026-12-12 11:00 AM
	+ starts: December 12
	content/events.yaml:43 list[2].starts: expected a day and a time such as 2026-11-26 6:30 AM, got "December 12"

	opens a dialog that there is not
	- opens: consultation
	+ opens: consult
	content/events.yaml:38 list[1].action.opens: expected a dialog of this page: freeTrial or consultation or corporateQuote or prolabsRequest, got "consult"
`),
	)("$name", (mistake) => expectMistakeIn(frozen, mistake));
});

test("two events may have the same picture", () => {
	const gym = frozen.with("events.yaml", "file: rings.jpg", "file: prbell.jpg");
	expect(gym.mistakes()).toEqual([]);
});
