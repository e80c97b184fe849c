import { expect, test } from "vitest";
import { attribute, textOf } from "../support/built/built-pages.ts";
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
