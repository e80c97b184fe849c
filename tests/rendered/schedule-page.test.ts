import { describe, expect, test } from "vitest";
import {
	attribute,
	elementsIn,
	hrefsIn,
	linkNamed,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { sandboxOrigin } from "../support/sites/sites.ts";

const page = renderedPage("/schedule");
const days = elementsIn(page.main, "div").filter(
	(element) => attribute(element, "role") === "tabpanel",
);

function boxCalled(name: string) {
	return (
		page.all("section").find((element) => textsIn(element, "h2")[0] === name) ??
		expect.fail(`There is no box ${name}`)
	);
}

test("SCHED-02 a tab for each day from Monday to Sunday, Monday first chosen", () => {
	const tabs = page
		.all("button")
		.filter((element) => attribute(element, "role") === "tab");
	expect(tabs.map(textOf)).toEqual([
		"Mon3 classes",
		"Tue3 classes",
		"Wed3 classes",
		"Thu3 classes",
		"Fri3 classes",
		"Sat1 class",
		"SunRest day",
	]);
	expect(tabs.map((element) => attribute(element, "aria-selected"))).toEqual([
		"true",
		...Array(6).fill("false"),
	]);
	expect(days.map((element) => attribute(element, "data-selected"))).toEqual([
		"",
		...Array(6).fill(undefined),
	]);
});

test("a date without classes stands above the classes of its weekday", () => {
	const thursday = days.find(
		(element) => textsIn(element, "h2")[0] === "Thursday",
	);
	expect(thursday && textOf(thursday)).toMatch(
		/^Thursday.*No classes on Thursday, December 24.*Time/s,
	);
});

describe("the week", () => {
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
		"SCHED-05 SCHED-06 SCHED-12 SCHED-13 HOURS-02 C-14 C-38 has a table of %s with its rows, coaches and Book links",
		(name, rows) => {
			const day = days.find((element) => textsIn(element, "h2")[0] === name);
			const [head, ...shown] = day ? elementsIn(day, "tr") : [];
			expect(head && textsIn(head, "th")).toEqual([
				"Time",
				"Class",
				"Coach",
				"Action",
			]);
			expect(shown.map((row) => textsIn(row, "td"))).toEqual(rows);
		},
	);

	test("SCHED-07 rests on Sunday, and says that the live schedule counts (C-30)", () => {
		const sunday = days[6] ?? expect.fail("no Sunday");
		expect(textOf(sunday)).toBe(
			"Sunday No classes scheduled for Sunday. Enjoy your rest day!",
		);
		expect(elementsIn(sunday, "a", "table")).toEqual([]);
		expect(textOf(page.main)).toContain("The live schedule is authoritative");
	});

	test("SCHED-11 books each class in the gym's own system", () => {
		const books = days
			.flatMap((day) => elementsIn(day, "a"))
			.filter((element) => /^Book /.test(textOf(element)));
		expect(books).toHaveLength(16);
		for (const link of books) {
			expect(attribute(link, "href")).toBe(`${sandboxOrigin}/open/calendar`);
			expect(attribute(link, "target")).toBe("_blank");
		}
	});

	test("is a calendar to subscribe to, and each class has a file", () => {
		const box = boxCalled("In your calendar");
		expect(attribute(linkNamed(box, /^Subscribe to all classes/), "href")).toBe(
			"webcal://ironbell.example/schedule.ics",
		);
		const file = linkNamed(box, /^Download the calendar file/);
		expect(attribute(file, "href")).toBe("/schedule.ics");
		expect(attribute(file, "data-in-site"), "no page").toBeUndefined();
		expect(
			days.flatMap(hrefsIn).filter((href) => href?.startsWith("/calendar/")),
		).toHaveLength(16);
	});

	test("offers Google Calendar and Outlook beside each class, by a name of its own", () => {
		const hrefs = (pattern: RegExp) =>
			days
				.flatMap((day) => elementsIn(day, "a"))
				.filter((link) => pattern.test(textOf(link)))
				.map((link) => new URL(attribute(link, "href") ?? ""));
		const google = hrefs(/^Google Calendar \w+day /);
		expect(google).toHaveLength(16);
		expect(google[0]?.searchParams.get("recur")).toBe(
			"RRULE:FREQ=WEEKLY;BYDAY=MO",
		);
		expect(google[0]?.searchParams.get("ctz")).toBe("America/Los_Angeles");
		const outlook = hrefs(/^Outlook \w+day /);
		expect(outlook).toHaveLength(16);
		expect(outlook[0]?.searchParams.get("url")).toBe(
			"https://ironbell.example/calendar/monday-0630.ics",
		);
		const names = days.flatMap((day) => elementsIn(day, "a")).map(textOf);
		expect(new Set(names).size).toBe(names.length);
	});

	test("offers Google Calendar, Outlook and the address beside the calendar", () => {
		const box = boxCalled("In your calendar");
		const address = "https://ironbell.example/schedule.ics";
		const google = attribute(linkNamed(box, /^Google Calendar/), "href");
		expect(new URL(google ?? "").searchParams.get("cid")).toBe(
			"webcal://ironbell.example/schedule.ics",
		);
		const outlook = attribute(linkNamed(box, /^Outlook/), "href");
		expect(new URL(outlook ?? "").searchParams.get("url")).toBe(address);
		expect(textsIn(box, "p")).toContain(address);
	});
});
