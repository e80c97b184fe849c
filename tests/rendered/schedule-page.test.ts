import { describe, expect, test } from "vitest";
import {
	linkNamed,
	sectionTitled,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage, renderPageOf } from "../support/built/rendered-pages.ts";
import { frozen } from "../support/gyms.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

const page = renderedPage("/schedule");
const days = [...page.main.querySelectorAll('div[role="tabpanel"]')];

test("SCHED-02 the schedule has a tab per day from Monday to Sunday, with Monday selected", () => {
	const tabs = page.all('button[role="tab"]');
	expect(tabs.map(textOf)).toEqual([
		"Mon3 classes",
		"Tue3 classes",
		"Wed3 classes",
		"Thu3 classes",
		"Fri3 classes",
		"Sat1 class",
		"SunRest day",
	]);
	expect(tabs.map((element) => element.getAttribute("aria-selected"))).toEqual([
		"true",
		...Array(6).fill("false"),
	]);
	expect(days.map((element) => element.getAttribute("data-selected"))).toEqual([
		"",
		...Array(6).fill(null),
	]);
});

test("the notice of a date without classes is above the table of its weekday", () => {
	const thursday = days.find(
		(element) => textsIn(element, "h2")[0] === "Thursday",
	);
	expect(thursday && textOf(thursday)).toMatch(
		/^Thursday.*No classes on Thursday, December 24.*Time/s,
	);
});

describe("the weekly schedule", () => {
	const [group, strength] = [
		"CrossFit-style Group Class",
		"Strength & Conditioning",
	];
	const book = expect.stringMatching(/ Book .*\(opens in a new tab\)$/);
	const weekday = (first: string, second: string) => [
		["6:30 – 8:00 AM", group, first, book],
		["8:00 AM – 5:00 PM", "Open Gym", "–", "Walk in"],
		["5:00 – 6:30 PM", strength, second, book],
		["6:30 – 8:00 PM", group, first, book],
	];

	test.each([
		["Monday", weekday("Maren", "Theo")],
		["Tuesday", weekday("Theo", "Maren")],
		["Wednesday", weekday("Maren", "Theo")],
		["Thursday", weekday("Theo", "Maren")],
		["Friday", weekday("Theo", "Maren")],
		[
			"Saturday",
			[
				["8:00 – 9:00 AM", "Open Gym", "–", "Walk in"],
				["9:00 – 10:30 AM", group, "Maren & Theo", book],
			],
		],
	])(
		"SCHED-05 SCHED-06 SCHED-12 SCHED-13 HOURS-02 C-14 C-38 has a table for %s with time, class, coach and Book link",
		(name, rows) => {
			const day = days.find((element) => textsIn(element, "h2")[0] === name);
			const [head, ...bodyRows] = day ? [...day.querySelectorAll("tr")] : [];
			expect(head && textsIn(head, "th")).toEqual([
				"Time",
				"Class",
				"Coach",
				"Action",
			]);
			expect(bodyRows.map((row) => textsIn(row, "td"))).toEqual(rows);
		},
	);

	test("SCHED-07 has no classes on Sunday, and calls the live schedule authoritative (C-30)", () => {
		const sunday = days[6] ?? expect.fail("no Sunday");
		expect(textOf(sunday)).toBe(
			"Sunday No classes scheduled for Sunday. Enjoy your rest day!",
		);
		expect(sunday.querySelector("a, table")).toBeNull();
		expect(textOf(page.main)).toContain("The live schedule is authoritative");
	});

	test("SCHED-11 links each class to the booking calendar in a new tab", () => {
		const books = days
			.flatMap((day) => [...day.querySelectorAll("a")])
			.filter((element) => /^Book /.test(textOf(element)));
		expect(books).toHaveLength(16);
		for (const link of books) {
			expect(link.getAttribute("href")).toBe(`${sandboxOrigin}/open/calendar`);
			expect(link.getAttribute("target")).toBe("_blank");
		}
	});

	test("links each class to Google Calendar, Outlook and a calendar file", () => {
		const links = days.flatMap((day) => [...day.querySelectorAll("a")]);
		const calendars = links.filter((link) => !/^Book /.test(textOf(link)));
		expect(calendars).toHaveLength(16 * 3);
		const [google, outlook, file] = calendars.map(hrefOf);
		expect(google).toContain("ctz=America/Los_Angeles");
		expect(google).toContain("recur=RRULE:FREQ=WEEKLY;BYDAY=MO");
		expect(outlook).toContain(
			"url=https://ironbell.example/calendar/monday-0630.ics",
		);
		expect(file).toBe("/calendar/monday-0630.ics");
	});

	test("can be subscribed to in calendar apps or downloaded as a file", () => {
		const box = sectionTitled(page, "In your calendar");
		const href = (name: RegExp) => hrefOf(linkNamed(box, name));
		const address = "https://ironbell.example/schedule.ics";
		const subscription = "webcal://ironbell.example/schedule.ics";
		expect(href(/^Subscribe to all classes/)).toBe(subscription);
		expect(href(/^Google Calendar/)).toContain(`cid=${subscription}`);
		expect(href(/^Outlook/)).toContain(`url=${address}`);
		const file = linkNamed(box, /^Download the calendar file/);
		expect(hrefOf(file)).toBe("/schedule.ics");
		expect(textsIn(box, "p")).toContain(address);
	});
});

function hrefOf(link: Element): string {
	return decodeURIComponent(link.getAttribute("href") ?? "");
}

test("closed days that were over at the time of the build are omitted", async () => {
	const textOn = async (today: string) => {
		const { main } = await renderPageOf(frozen.content(today), "/schedule");
		return textOf(main);
	};
	expect(await textOn("2026-12-26")).toContain("Christmas");
	expect(await textOn("2026-12-27")).not.toContain("Christmas");
	expect(await textOn("2026-12-27")).toContain("New Year");
});
