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
import type { Content } from "#model/files.ts";
import { busiestDaySpans } from "#model/views/busiest-day-spans.ts";
import {
	calendarEntryView,
	classEntry,
	feedView,
	scheduleFeed,
} from "#model/views/calendar-entries.ts";
import { frameHelpView } from "#model/views/frames.ts";
import { openGymHours, openNowView } from "#model/views/open-now.ts";
import { closingView } from "#model/views/page-parts.ts";
import { gymView } from "#model/views/site.ts";
import { classesOn, upcomingDays } from "#schedule/hours/special-days.ts";
import { classSlots } from "#schedule/week/class-slots.ts";

export type SchedulePageProps = ReturnType<typeof schedulePageProps>;

export function schedulePageProps(content: Content) {
	const { week, ...page } = content.pages.schedule;
	const { schedule, integrations } = content;
	return {
		...page,
		gym: gymView(content),
		openNow: openNowView(content),
		live: { ...page.live, help: frameHelpView(content) },
		bookingUrl: integrations.gymManagement,
		timeZone: schedule.timeZone,
		calendars: content.schedule.calendars,
		week: { ...week, days: weekdays.map((day) => dayView(content, day)) },
		openGym: {
			...page.openGym,
			hours: openGymHours(content),
		},
		subscribe: {
			...page.subscribe,
			feed: feedView(content, scheduleFeed),
			href: scheduleFeed,
		},
		closures: {
			...page.closures,
			days: specialDays(content).map(({ from, to = from, note, hours }) => ({
				until: endOf(schedule, to),
				dates:
					from === to
						? formatDate(from, { hasYear: true, isShort: true })
						: `${formatDate(from, { isShort: true })} – ${formatDate(to, { hasYear: true, isShort: true })}`,
				note: hours
					? interpolate(page.closures.otherHours, {
							reason: note,
							// Non-breaking spaces keep "AM" on the line of its time.
							hours: hours.replaceAll(" ", "\u00a0"),
						})
					: note,
			})),
		},
		closing: closingView(content, page.closing),
		floor: {
			...content.pages.home.intro.day,
			spans: busiestDaySpans(content),
		},
	};
}

const dash = "–";

function dayView(content: Content, day: Weekday) {
	const { schedule, pages } = content;
	const labels = pages.schedule.week;
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
				calendar: calendarEntryView(content, classEntry(content, slot)),
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
				name: labels.openGym,
				coach: dash,
			},
		}));
	const rows = [...classes, ...openGym]
		.toSorted((a, b) => a.start - b.start)
		.map(({ row }) => row);
	return {
		day,
		name,
		shortName: name.slice(0, 3),
		summary: summaryOf(labels, classes.length, rows.length),
		rows,
		empty: interpolate(labels.empty, { day: name }),
		exceptions: specialDays(content).flatMap(
			({ from, to = from, note: reason, hours }) =>
				datesBetween(from, to)
					.filter((date) => weekdayOf(date) === day)
					.map((date) => {
						const starts = classesOn(schedule, date).map(({ start }) =>
							formatTime(start),
						);
						const classes = [...new Set(starts)].join(", ");
						const open = classes ? labels.otherHours : labels.otherHoursAlone;
						return {
							date,
							until: endOf(schedule, date),
							text: interpolate(hours ? open : labels.closed, {
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

/** Returns the end of a day in the gym's time zone, in ms since 1970. */
function endOf({ timeZone }: Content["schedule"], date: CalendarDate): number {
	return instantAt(timeZone, { date: addDays(date, 1), time: 0 });
}

/** Returns closed days (with "" as `hours`) and days with other hours, sorted by date. */
function specialDays({
	schedule: { closures, specialHours },
	today,
}: Pick<Content, "schedule" | "today">) {
	const days = [
		...closures.map((days) => ({ ...days, hours: "" })),
		...specialHours.map(({ opens, closes, ...days }) => ({
			...days,
			hours: formatTimeRange(opens, closes),
		})),
	];
	return upcomingDays(days, today).toSorted((a, b) =>
		a.from < b.from ? -1 : 1,
	);
}

function summaryOf(
	labels: Content["pages"]["schedule"]["week"],
	classes: number,
	rows: number,
): string {
	if (rows === 0) return labels.restDay;
	if (classes === 0) return labels.openGym;
	return classes === 1
		? labels.oneClass
		: interpolate(labels.manyClasses, { count: String(classes) });
}

function firstName(content: Content, id: string): string {
	return content.coaches[id]?.name.split(" ")[0] ?? id;
}
