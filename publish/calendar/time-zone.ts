import { addDays, weekdayOf } from "../../src/lib/calendar-date.ts";

/** A change of the clock: the instant, and the offsets around it in minutes. */
type Change = { instant: number; before: number; after: number };

/** A rule such as "the second Sunday of March at 2:00", by which a zone changes its clock every year. */
type YearlyRule = {
	month: number;
	/** 1 to 4 from the start of the month, -1 for the last. */
	week: number;
	day: string;
	/** Seconds are always 00: "020000". */
	time: string;
	before: number;
	after: number;
	name: string;
	/** The first time the rule held, as a local time: "20070311T020000". */
	first: string;
};

/** The United States' rules of today are of 2007; older entries of a calendar are none of ours. */
const firstYear = 2007;
const lastYear = 2037;

/**
 * The VTIMEZONE of a zone for calendar files, with its rules from 2007 on, out of Node's own time zone data. Throws for
 * a zone whose changes follow no yearly rule: no calendar could repeat a class in it correctly.
 */
export function vtimezone(timeZone: string): string {
	const rules = yearlyRules(timeZone);
	const observances =
		rules.length === 0
			? [
					observance({
						kind: "STANDARD",
						start: `${firstYear}0101T000000`,
						before: offsetAt(timeZone, Date.UTC(firstYear, 0)),
						after: offsetAt(timeZone, Date.UTC(firstYear, 0)),
						name: nameAt(timeZone, Date.UTC(firstYear, 0)),
					}),
				]
			: rules.map((rule) =>
					observance({
						kind: rule.after > rule.before ? "DAYLIGHT" : "STANDARD",
						start: rule.first,
						rule: `FREQ=YEARLY;BYMONTH=${rule.month};BYDAY=${rule.week}${rule.day}`,
						before: rule.before,
						after: rule.after,
						name: rule.name,
					}),
				);
	return [
		"BEGIN:VTIMEZONE",
		`TZID:${timeZone}`,
		...observances.flat(),
		"END:VTIMEZONE",
	].join("\r\n");
}

function observance({
	kind,
	start,
	rule,
	before,
	after,
	name,
}: {
	kind: "STANDARD" | "DAYLIGHT";
	start: string;
	rule?: string;
	before: number;
	after: number;
	name: string;
}): string[] {
	return [
		`BEGIN:${kind}`,
		`DTSTART:${start}`,
		...(rule ? [`RRULE:${rule}`] : []),
		`TZOFFSETFROM:${formatOffset(before)}`,
		`TZOFFSETTO:${formatOffset(after)}`,
		`TZNAME:${name}`,
		`END:${kind}`,
	];
}

function yearlyRules(timeZone: string): YearlyRule[] {
	const years = Array.from(
		{ length: lastYear - firstYear + 1 },
		(_, index) => firstYear + index,
	).map((year) => changesIn(timeZone, year));
	const [first = []] = years;
	if (years.some(({ length }) => length !== first.length))
		throw irregular(timeZone);
	return first.map((_, position) => {
		const changes = years.map((changesOfYear) => changesOfYear[position]);
		const rules = changes.flatMap((change) =>
			change ? [ruleOf(timeZone, change)] : [],
		);
		const [rule] = rules.filter((candidate) =>
			rules.every(
				(it) =>
					it.month === candidate.month &&
					it.day === candidate.day &&
					it.time === candidate.time &&
					it.weeks.includes(candidate.weeks.at(-1) ?? 0) &&
					it.after === candidate.after,
			),
		);
		if (!rule) throw irregular(timeZone);
		return {
			...rule,
			week: rule.weeks.at(-1) ?? 0,
			first: rules[0]?.local ?? "",
		};
	});
}

function irregular(timeZone: string): Error {
	return new Error(
		`${timeZone} does not change its clock by one rule a year; calendar files cannot describe it`,
	);
}

/** The changes of the clock within a year, found by halving the days on which the offset differs. */
function changesIn(timeZone: string, year: number): Change[] {
	const changes: Change[] = [];
	const day = 86_400_000;
	for (
		let start = Date.UTC(year, 0);
		start < Date.UTC(year + 1, 0);
		start += day
	) {
		const before = offsetAt(timeZone, start);
		const after = offsetAt(timeZone, start + day);
		if (before === after) continue;
		let low = start;
		let high = start + day;
		while (high - low > 60_000) {
			const middle = low + Math.floor((high - low) / 120_000) * 60_000;
			if (offsetAt(timeZone, middle) === before) low = middle;
			else high = middle;
		}
		changes.push({ instant: high, before, after });
	}
	return changes;
}

/** In which weeks of the month a change falls: the 28th is the fourth and, in a February, the last. */
function ruleOf(timeZone: string, { instant, before, after }: Change) {
	// The local time at which the clock is changed is that of the offset before.
	const local = new Date(instant + before * 60_000).toISOString();
	const date = local.slice(0, 10);
	const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
	const week = Math.ceil(Number(date.slice(8)) / 7);
	return {
		month: Number(date.slice(5, 7)),
		weeks: [...(isLast ? [-1] : []), ...(week < 5 ? [week] : [])],
		day: weekdayOf(date).slice(0, 2).toUpperCase(),
		time: local.slice(11, 19).replaceAll(":", ""),
		local: local.slice(0, 19).replaceAll(/[-:]/g, ""),
		before,
		after,
		name: nameAt(timeZone, instant),
	};
}

/** Minutes east of Greenwich. */
function offsetAt(timeZone: string, instant: number): number {
	const name = part(timeZone, "longOffset", instant).replace("GMT", "");
	const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(name) ?? [];
	return (
		(Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1)
	);
}

/** "PST" */
function nameAt(timeZone: string, instant: number): string {
	return part(timeZone, "short", instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function part(
	timeZone: string,
	timeZoneName: "longOffset" | "short",
	instant: number,
): string {
	const key = `${timeZone} ${timeZoneName}`;
	const format =
		formats.get(key) ??
		new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName });
	formats.set(key, format);
	return (
		format.formatToParts(instant).find(({ type }) => type === "timeZoneName")
			?.value ?? ""
	);
}

function formatOffset(minutes: number): string {
	const [hours, rest] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60];
	const digits = [Math.floor(hours), rest].map((it) =>
		String(it).padStart(2, "0"),
	);
	return `${minutes < 0 ? "-" : "+"}${digits.join("")}`;
}
