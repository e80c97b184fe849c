import { fillBlanks } from "../../lib/blanks.ts";
import {
	datesBetween,
	formatDate,
	weekdayOf,
} from "../../lib/calendar-date.ts";
import { classSlots } from "../../lib/class-slots.ts";
import { printWeek } from "../../lib/hours.ts";
import {
	formatTimeRange,
	formatWeekday,
	type Weekday,
	weekdays,
} from "../../lib/time.ts";
import type { Content } from "../read-content.ts";
import { headView } from "./head.ts";
import { phoneNumber } from "./links.ts";
import { closingView } from "./page-parts.ts";
import { weekdaySpans } from "./weekday-spans.ts";

/** A row of a day's table (ENT-06). */
export type ScheduleRow =
	| {
			kind: "class";
			id: string;
			time: string;
			name: string;
			coach: string;
			/** "Monday 6:30 AM CrossFit-style Group Class" */
			fullName: string;
			calendarFile: string;
	  }
	| { kind: "openGym"; id: string; time: string; name: string; coach: string };

/** What stands in a cell where there is nothing to say. */
const dash = "–";

export function scheduleView(content: Content) {
	const { head, week, ...page } = content.pages.schedule;
	const { schedule, site, integrations } = content;
	const host = new URL(site.url).host;
	return {
		...page,
		head: headView(content, "/schedule", head),
		timeZone: schedule.timeZone,
		booking: integrations.gymManagement,
		week: { ...week, days: weekdays.map((day) => dayView(content, day)) },
		openGym: {
			...page.openGym,
			hours: printWeek(schedule.openGym, formatTimeRange),
		},
		dropIn: {
			...page.dropIn,
			phone: site.phone,
			phoneNumber: phoneNumber(site.phone),
		},
		subscribe: {
			...page.subscribe,
			feed: `webcal://${host}/schedule.ics`,
			address: "/schedule.ics",
		},
		closures: {
			...page.closures,
			days: schedule.closures.map(({ from, to = from, note }) => ({
				last: to,
				dates:
					from === to
						? formatDate(from, { hasYear: true, isShort: true })
						: `${formatDate(from, { isShort: true })} – ${formatDate(to, { hasYear: true, isShort: true })}`,
				note,
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
		.map(({ start, end, ...slot }) => ({
			start,
			row: {
				kind: "class",
				id: slot.id,
				time: formatTimeRange(start, end),
				name: slot.name,
				coach: slot.coaches.map((id) => firstName(content, id)).join(" & "),
				fullName: slot.fullName,
				calendarFile: `/calendar/${slot.id}.ics`,
			} satisfies ScheduleRow,
		}));
	const openGym = schedule.openGym
		.filter(({ days }) => days.includes(day))
		.map(({ opens, closes }) => ({
			start: opens,
			row: {
				kind: "openGym",
				id: `${day}-open-gym-${opens}`,
				time: formatTimeRange(opens, closes),
				name: words.openGym,
				coach: dash,
			} satisfies ScheduleRow,
		}));
	const rows: ScheduleRow[] = [...classes, ...openGym]
		.toSorted((a, b) => a.start - b.start)
		.map(({ row }) => row);
	return {
		day,
		name,
		shortName: name.slice(0, 3),
		summary: summaryOf(words, classes.length, rows.length),
		rows,
		empty: fillBlanks(words.empty, { day: name }),
		/** The closed dates that fall on this day of the week. */
		closed: schedule.closures.flatMap(({ from, to = from, note }) =>
			datesBetween(from, to)
				.filter((date) => weekdayOf(date) === day)
				.map((date) => ({
					date,
					text: fillBlanks(words.closed, {
						day: formatDate(date, { hasYear: true }),
						reason: note,
					}),
				})),
		),
	};
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
		: fillBlanks(words.manyClasses, { count: String(classes) });
}

function firstName(content: Content, id: string): string {
	return content.coaches[id]?.name.split(" ")[0] ?? id;
}
