import { describe, expect, test } from "vitest";
import {
	attribute,
	canonicalOf,
	hrefsIn,
	linkNamed,
	textOf,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
	renderGym,
} from "../support/built/rendered-pages.ts";
import { secondContent } from "../support/contents.ts";

const sectionsOf = (path: string) =>
	renderedPage(path)
		.all("section")
		.flatMap((section) => attribute(section, "id") ?? []);
const linksOfHome = renderedPage("/").all("body").flatMap(hrefsIn);

describe("a gym with events", () => {
	const page = renderedPage("/events");

	test("lists them by date, the next one first, with the time in the gym's zone", () => {
		expect(page.all("h2").slice(0, 3).map(textOf)).toEqual([
			"The December community workout",
			"The year’s last lift",
			"Sixteen in January",
		]);
		expect(
			page
				.all("time")
				.map((element) => [textOf(element), attribute(element, "datetime")]),
		).toEqual([
			[
				"Saturday, December 12, 2026, 11:00 AM – 12:30 PM",
				"2026-12-12T19:00:00.000Z",
			],
			[
				"Thursday, December 31, 2026, 10:30 PM – 12:30 AM",
				"2027-01-01T06:30:00.000Z",
			],
			[
				"Monday, January 4, 2027, 5:30 AM to Saturday, January 30, 2027, 10:30 AM",
				"2027-01-04T13:30:00.000Z",
			],
		]);
	});

	test("says which one is canceled, to search engines as well", () => {
		const events = page
			.all("li")
			.filter((element) => attribute(element, "data-until"));
		expect(events.map((event) => / Canceled /.test(textOf(event)))).toEqual([
			false,
			false,
			true,
		]);
		expect(page.html.match(/schema.org\/EventCancelled/g)).toHaveLength(1);
	});

	test("offers a file for the calendar beside each that takes place", () => {
		const files = hrefsIn(page.main).filter((href) =>
			href?.startsWith("/calendar/event-"),
		);
		expect(files).toHaveLength(2);
	});

	test("offers Google Calendar and Outlook beside each event, by a name of its own", () => {
		for (const name of [
			"The December community workout",
			"The year’s last lift",
		]) {
			const google = linkNamed(
				page.main,
				new RegExp(`^Google Calendar ${name}`),
			);
			const outlook = linkNamed(page.main, new RegExp(`^Outlook ${name}`));
			const query = (link: typeof google) =>
				new URL(attribute(link, "href") ?? "").searchParams;
			expect(query(google).get("text")).toBe(`${name}, Ironbell`);
			expect(query(outlook).get("subject")).toBe(`${name}, Ironbell`);
		}
	});

	test("is a calendar to subscribe to, by program, on the web and by its address", () => {
		const href = (name: RegExp) =>
			attribute(linkNamed(page.main, name), "href");
		expect(href(/^Subscribe to all events/)).toBe(
			"webcal://ironbell.example/events.ics",
		);
		expect(href(/^Google Calendar Subscribe/)).toContain("events.ics");
		expect(href(/^Outlook Subscribe/)).toContain("events.ics");
		expect(textOf(page.main)).toContain("https://ironbell.example/events.ics");
	});

	test("leads on from an event to a page of this site", () => {
		const link = linkNamed(page.main, /^What to expect$/);
		expect(attribute(link, "href")).toBe(
			"/fitness-tips/community/community-event",
		);
	});

	test("tells search engines of them, and links to their page", () => {
		expect(page.html.match(/"@type":"Event"/g)).toHaveLength(3);
		expect(linksOfHome).toContain("/events");
	});
});

test("a gym without events has no link to their page, whatever its menu says", async () => {
	for (const { html } of renderedPages(await renderGym(secondContent)))
		expect(html).not.toContain('href="/events"');
});

describe("a landing page, made of its file alone", () => {
	const page = renderedPage("/comeback");

	test("has a head and an address of its own", () => {
		expect(page.all("title").map(textOf)).toEqual([
			"Back After a Long Break | Ironbell",
		]);
		expect(canonicalOf(page)).toBe("https://ironbell.example/comeback");
	});

	test("shows the bands of its file in their order, by the sections of other pages", () => {
		expect(sectionsOf("/comeback")).toEqual([
			"text",
			"points",
			"quotes",
			"events",
			"plans",
			"questions",
			"closing",
		]);
		expect(page.text).toContain("$79");
	});
});
