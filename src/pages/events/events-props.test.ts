import { describe, expect, test } from "vitest";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { createImages } from "#model/pictures/pictures.ts";
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
function builtOn(day: string) {
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
		dialogs: dialogs.map(({ dialogId }) => dialogId),
	};
}

describe("a site that is built on a given day", () => {
	test("lists an event until the day after it ends", () => {
		expect(builtOn("2026-12-13").names).toHaveLength(3);
		expect(builtOn("2026-12-14").names).toEqual([
			"new-year-night",
			"january-challenge",
		]);
	});

	test("lists an event that ends after midnight on its second day", () => {
		expect(builtOn("2027-01-02").names).toContain("new-year-night");
		expect(builtOn("2027-01-03").names).toEqual(["january-challenge"]);
	});

	test("omits the events page, its links and its sections after the last event", () => {
		expect(builtOn("2027-02-01")).toEqual({
			names: [],
			isBuilt: false,
			isLinked: false,
			isOnLandingPage: false,
			dialogs: [],
		});
	});
});

test.each(
	problemCases(`
ends before it starts
- ends: 2026-12-12 12:30 PM
+ ends: 2026-12-12 10:30 AM
content/events.yaml:45 list[2].ends: expected a time after the start, got "2026-12-12 10:30 AM"

links to the events page
- opens: consultation
+ to: /events
content/events.yaml:39 list[1].action.to: expected a page of this site such as /pricing, got "/events"
`),
)("the build reports the file and line of an event that $name", (problemCase) =>
	expectProblemIn(frozen, problemCase),
);
