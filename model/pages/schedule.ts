import { z } from "zod";
import { interpolate } from "#lib/interpolate.ts";
import {
	addDays,
	type CalendarDate,
	datesBetween,
	formatDate,
	weekdayOf,
} from "#lib/time/calendar-date.ts";
import {
	formatTime,
	formatTimeRange,
	formatWeekday,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { instantAt } from "#lib/time/zone-clock.ts";
import { classesOn } from "#schedule/hours/special-days.ts";
import { classSlots } from "#schedule/week/class-slots.ts";
import type { Content } from "../files.ts";
import {
	frameTitle,
	pageHead,
	text,
	textWith,
	titledText,
} from "../schema/fields.ts";
import {
	calendarNames,
	classEntry,
	entryView,
	feedView,
	scheduleFeed,
} from "../views/calendar-entries.ts";
import { openGymHours } from "../views/open-now.ts";
import { closing, closingView } from "../views/page-parts.ts";
import { weekdaySpans } from "../views/weekday-spans.ts";

/** content/pages/schedule.yaml (SCHED) */
export const schema = z.strictObject({
	head: pageHead,
	headline: text,
	lead: text,
	// SCHED-01
	views: z
		.strictObject({ label: text, weekly: text, calendar: text })
		.describe(
			"The two buttons that choose a view; label is read out by screen readers.",
		),
	week: z.strictObject({
		label: text.describe("Read out by screen readers as the name of the tabs."),
		// SCHED-05
		time: text.describe("Heads of the columns."),
		class: text,
		coach: text,
		action: text,
		book: text,
		addToCalendar: text.describe(
			"Beside Book: a calendar file with this class.",
		),
		openGym: text,
		walkIn: text.describe("Stands in place of Book at open gym."),
		oneClass: text.describe("Under a day's name in its tab."),
		manyClasses: textWith("[count]"),
		restDay: text,
		today: text.describe("Marks the tab of today."),
		// SCHED-07
		empty: textWith("[day]").describe("A day without classes and open gym."),
		closed: textWith("[day]", "[reason]").describe(
			"Under the table of a day that falls on a closed one.",
		),
		otherHours: textWith("[day]", "[reason]", "[hours]", "[classes]").describe(
			"Under the table of a day that has other hours on a date, with the classes that take place within them.",
		),
		otherHoursAlone: textWith("[day]", "[reason]", "[hours]").describe(
			"The same where none does.",
		),
		// SCHED-03
		previous: text.describe("The two buttons beside the day's name on phones."),
		next: text,
	}),
	notes: z.strictObject({
		booking: text,
		trial: text,
		trialAction: text,
		// C-30
		live: text.describe("That the live schedule wins where it differs."),
		liveLink: text,
	}),
	openGym: z.strictObject({ title: text, text, link: text }),
	// SCHED-10
	dropIn: z
		.strictObject({
			title: text,
			price: text,
			unit: text,
			text,
			contact: text.describe("Leads to the contact page."),
		})
		.describe("One class without a membership."),
	subscribe: z
		.strictObject({ title: text, text, link: text, file: text })
		.describe("The calendar files."),
	closures: z
		.strictObject({
			title: text,
			otherHours: textWith("[reason]", "[hours]"),
		})
		.describe("The list of closed days and of those with other hours."),
	// SCHED-08, SCHED-09
	live: z
		.strictObject({
			button: text,
			title: text,
			description: text,
			frameTitle,
			loading: text,
			direct: text,
			failed: titledText,
		})
		.describe(
			"The dialog and the calendar view with the gym-management system's page.",
		),
	closing: closing(["freeTrial"]),
});

/** What stands in a cell where there is nothing to say. */
const dash = "–";

export function view(content: Content) {
	const { week, ...page } = content.pages.schedule;
	const { schedule, integrations } = content;
	return {
		booking: integrations.gymManagement,
		timeZone: schedule.timeZone,
		calendars: calendarNames(content),
		week: { ...week, days: weekdays.map((day) => dayView(content, day)) },
		openGym: {
			...page.openGym,
			hours: openGymHours(content),
		},
		subscribe: {
			...page.subscribe,
			feed: feedView(content, scheduleFeed),
			address: scheduleFeed,
		},
		closures: {
			...page.closures,
			days: specialDays(schedule).map(({ from, to = from, note, hours }) => ({
				until: endOf(schedule, to),
				dates:
					from === to
						? formatDate(from, { hasYear: true, isShort: true })
						: `${formatDate(from, { isShort: true })} – ${formatDate(to, { hasYear: true, isShort: true })}`,
				note: hours
					? interpolate(page.closures.otherHours, {
							reason: note,
							// On one line: "AM" alone on the next would be an orphan.
							hours: hours.replaceAll(" ", "\u00a0"),
						})
					: note,
			})),
		},
		closing: closingView(content, page.closing),
		/** The words of the bar are those of the home page, which shows it too. */
		floor: {
			...content.pages.home.intro.day,
			spans: weekdaySpans(content),
		},
	};
}

function dayView(content: Content, day: Weekday) {
	const { schedule, pages } = content;
	const words = pages.schedule.week;
	const name = formatWeekday(day);
	const classes = classSlots(schedule.classes)
		.filter((slot) => slot.day === day)
		.map((slot) => ({
			start: slot.start,
			row: {
				kind: "class" as const,
				id: slot.id,
				time: formatTimeRange(slot.start, slot.end),
				name: slot.name,
				coach: slot.coaches.map((id) => firstName(content, id)).join(" & "),
				fullName: slot.fullName,
				calendar: entryView(content, classEntry(content, slot)),
			},
		}));
	const openGym = schedule.openGym
		.filter(({ days }) => days.includes(day))
		.map(({ opens, closes }) => ({
			start: opens,
			row: {
				kind: "openGym" as const,
				id: `${day}-open-gym-${opens}`,
				time: formatTimeRange(opens, closes),
				name: words.openGym,
				coach: dash,
			},
		}));
	/** Of a day's table (ENT-06). */
	const rows = [...classes, ...openGym]
		.toSorted((a, b) => a.start - b.start)
		.map(({ row }) => row);
	return {
		day,
		name,
		shortName: name.slice(0, 3),
		summary: summaryOf(words, classes.length, rows.length),
		rows,
		empty: interpolate(words.empty, { day: name }),
		/** The dates that fall on this day of the week and are not like it. */
		exceptions: specialDays(schedule).flatMap(
			({ from, to = from, note: reason, hours }) =>
				datesBetween(from, to)
					.filter((date) => weekdayOf(date) === day)
					.map((date) => {
						const classes = classesOn(schedule, date)
							.map(({ start }) => formatTime(start))
							.join(", ");
						const open = classes ? words.otherHours : words.otherHoursAlone;
						return {
							date,
							until: endOf(schedule, date),
							text: interpolate(hours ? open : words.closed, {
								day: formatDate(date, { hasYear: true }),
								reason,
								hours,
								classes,
							}),
						};
					}),
		),
	};
}

/** Milliseconds since 1970: the end of a day in the gym's time zone, from which browsers hide what was said of it. */
function endOf({ timeZone }: Content["schedule"], date: CalendarDate): number {
	return instantAt(timeZone, { date: addDays(date, 1), time: 0 });
}

/** Closed days, which have no hours, and days with other hours, in the order of the calendar. */
function specialDays({ closures, specialHours }: Content["schedule"]) {
	return [
		...closures.map((days) => ({ ...days, hours: "" })),
		...specialHours.map(({ opens, closes, ...days }) => ({
			...days,
			hours: formatTimeRange(opens, closes),
		})),
	].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function summaryOf(
	words: Content["pages"]["schedule"]["week"],
	classes: number,
	rows: number,
): string {
	if (rows === 0) return words.restDay;
	if (classes === 0) return words.openGym;
	return classes === 1
		? words.oneClass
		: interpolate(words.manyClasses, { count: String(classes) });
}

function firstName(content: Content, id: string): string {
	return content.coaches[id]?.name.split(" ")[0] ?? id;
}
