import { expect, test } from "vitest";
import {
	attribute,
	hrefsIn,
	linkNamed,
	textOf,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

const page = renderedPage("/events");

test("events are listed by date, with their times in the gym's time zone", () => {
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

test("a canceled event is marked on the page and in the structured data", () => {
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

test("each of the two events that are not canceled links to a calendar file", () => {
	const files = hrefsIn(page.main).filter((href) =>
		href?.startsWith("/calendar/event-"),
	);
	expect(files).toHaveLength(2);
});

test("events can be added to Google Calendar and Outlook, singly or as a subscription", () => {
	const href = (name: string) =>
		decodeURIComponent(
			attribute(linkNamed(page.main, new RegExp(`^${name}`)), "href") ?? "",
		);
	for (const name of [
		"The December community workout",
		"The year’s last lift",
	]) {
		expect(href(`Google Calendar ${name}`)).toContain(`text=${name}, Ironbell`);
		expect(href(`Outlook ${name}`)).toContain(`subject=${name}, Ironbell`);
	}
	const address = "://ironbell.example/events.ics";
	expect(href("Subscribe to all events")).toBe(`webcal${address}`);
	expect(href("Google Calendar Subscribe")).toContain(`webcal${address}`);
	expect(href("Outlook Subscribe")).toContain(`https${address}`);
	expect(textOf(page.main)).toContain(`https${address}`);
});
