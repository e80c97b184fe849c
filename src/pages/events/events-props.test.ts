import { describe, expect, test } from "vitest";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
import { moment } from "#model/schema/fields.ts";
import { formatSpan } from "#model/views/event-cards.ts";
import { dialogsView } from "#model/views/page-parts.ts";
import { siteView } from "#model/views/site.ts";
import {
	expectProblemIn,
	frozen,
	problemCases,
} from "../../../tests/support/gyms.ts";
import { landingPageProps } from "../landing/landing-props.ts";
import { eventsPageProps } from "./events-props.ts";

/** Describes where events appear on a site that is built on the given day. */
function builtOn(day: string | undefined) {
	const content = frozen.content(day);
	const images = createImages(content.images);
	const page = eventsPageProps(content, images);
	const dialogs = dialogsView(content, page, primaryDialogIds.default);
	const [landing = expect.fail("no landing page")] = content.landing;
	const { bands } = landingPageProps(content, images, landing);
	return {
		names: page.events.list.map(({ id }) => id),
		isBuilt: addressesOf(content).includes("/events"),
		isLinked: JSON.stringify(siteView(content, images)).includes('"/events"'),
		isOnLandingPage: bands.some(({ band }) => band === "events"),
		dialogs: dialogs.map(({ id }) => id),
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
});

describe("when an event is", () => {
	test.each([
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
	])("is said as %s", (_as, starts, ends, said) => {
		expect(formatSpan(moment.parse(starts), moment.parse(ends))).toBe(said);
	});
});

describe("the build names the file and the line of an event that", () => {
	test.each(
		problemCases(`
	ends before it starts
	- ends: 2026-12-12 12:30 PM
	+ ends: 2026-12-12 10:30 AM
	content/events.yaml:45 list[2].ends: expected a time after the start, got "2026-12-12 10:30 AM"

	leads to the page that goes with the last of them
	- opens: consultation
	+ to: /events
	content/events.yaml:39 list[1].action.to: expected a page of this site such as /pricing, got "/events"
`),
	)("$name", (problemCase) => expectProblemIn(frozen, problemCase));
});
