import type { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import {
	formatTime,
	formatTimeSpan,
	formatWeekday,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { dayRuns, type HoursRow } from "#schedule/hours/hours.ts";
import { busiestDay, dayOnTheFloor } from "#schedule/week/day-on-the-floor.ts";
import type { policies } from "../schema/policies.ts";
import type { pricing } from "../schema/pricing.ts";
import type { Schedule } from "../schema/schedule.ts";
import type { site } from "../schema/site.ts";
import { addressLine } from "./postal-address.ts";

/** The files that facts are made of. */
export type FactSources = {
	site: z.infer<typeof site>;
	policies: z.infer<typeof policies>;
	pricing: z.infer<typeof pricing>;
	schedule: Schedule;
};

type DaysRow = { readonly days: readonly Weekday[] };

/** What a text may quote in braces: {prices.silver} -> $79. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Every fact once, by the name that texts quote it with; other forms of it are made by filters (filters.ts).
 * docs/editing.md lists them; a test compares the list.
 */
export function collectFacts({
	site,
	policies,
	pricing,
	schedule,
}: FactSources): Facts {
	const address = addressLine(site.address);
	const { durationsInMinutes: durations, freeClass } = policies;
	return new Map([
		["gym.name", site.name],
		["gym.shortName", site.shortName],
		["gym.neighborhood", site.neighborhood],
		["gym.city", site.city],
		["gym.address", address],
		["gym.nameAndAddress", `${site.name}, ${address}`],
		["gym.phone", site.phone],
		["gym.email", site.email],
		["gym.floorArea", site.floorAreaSquareFeet.toLocaleString("en-US")],
		...membershipFacts(pricing.memberships),
		...personalTrainingFacts(pricing.personalTraining),
		[
			"prices.nutritionCoaching",
			formatMoney(pricing.nutritionCoaching.pricePerWeek),
		],
		["prices.dropIn", formatMoney(pricing.punchCards[0]?.pricePerSession ?? 0)],
		...pricing.punchCards.map(
			({ sessions, pricePerSession }): [string, string] => [
				`prices.punchCard.${sessions}`,
				formatMoney(pricePerSession),
			],
		),
		["estimator.weeksPerMonth", String(pricing.estimator.weeksPerMonth / 100)],
		...corporateFacts(pricing.corporate),
		...prolabsFacts(pricing.prolabs),
		["durations.groupClass", `${durations.groupClass} minutes`],
		["durations.personalTraining", `${durations.personalTraining} minutes`],
		["durations.consultation", `${durations.consultation} minutes`],
		["policies.freeClassPeople", String(freeClass.maxPeople)],
		["policies.arriveEarlyMinutes", String(freeClass.arriveEarlyMinutes)],
		["policies.waiverSeconds", String(freeClass.waiverSeconds)],
		["policies.noticeDays", String(policies.cancellationNoticeDays)],
		["policies.refundDays", String(policies.refundDays)],
		["policies.reply", `${policies.replyWithinHours} hours`],
		["policies.openGymIncluded", policies.openGymIncluded],
		["policies.twoSessions", policies.twoSessions],
		...weekFacts("hours", schedule.openingHours, (day) =>
			spansOn(schedule.openingHours, day),
		),
		...weekFacts("openGym", schedule.openGym, (day) =>
			spansOn(schedule.openGym, day),
		),
		["prolabs.hours", shortSpans(schedule.prolabs)],
		["prolabs.days", daysOf(schedule.prolabs)],
		...weekFacts(
			"classes",
			schedule.classes,
			(day) => `at ${startsOn(schedule.classes, day)}`,
		),
		["classes.first", firstStart(schedule.classes)],
		[
			"classes.perWeek",
			String(schedule.classes.reduce((sum, { days }) => sum + days.length, 0)),
		],
		["floor.day", `A ${floorDay(schedule)}`],
	]);
}

/** The price of each, how much more than the one before, and its sessions a week. */
function membershipFacts(
	memberships: FactSources["pricing"]["memberships"],
): [string, string][] {
	return memberships.flatMap(
		({ id, pricePerWeek, sessionsPerWeek }, index): [string, string][] => {
			const smaller = memberships[index - 1];
			return [
				[`prices.${id}`, formatMoney(pricePerWeek)],
				...(smaller
					? [
							[
								`prices.${id}.more`,
								formatMoney(pricePerWeek - smaller.pricePerWeek),
							] satisfies [string, string],
						]
					: []),
				...(sessionsPerWeek === "unlimited"
					? []
					: [
							[
								`memberships.${id}.sessions`,
								String(sessionsPerWeek),
							] satisfies [string, string],
						]),
			];
		},
	);
}

/** A single session, each prepaid package with its price per session and what it saves, each rate billed weekly. */
function personalTrainingFacts({
	pricePerSession,
	prepaidPackages,
	billedWeekly,
}: FactSources["pricing"]["personalTraining"]): [string, string][] {
	const name = "prices.personalTraining";
	const [smallest] = prepaidPackages;
	return [
		[name, formatMoney(pricePerSession)],
		...(smallest
			? [
					[`${name}.smallestPackage`, String(smallest.sessions)] satisfies [
						string,
						string,
					],
				]
			: []),
		...prepaidPackages.flatMap(({ sessions, price }): [string, string][] => [
			[`${name}.package.${sessions}`, formatMoney(price)],
			[
				`${name}.package.${sessions}.each`,
				formatMoney(Math.round(price / sessions)),
			],
			[
				`${name}.package.${sessions}.saves`,
				formatMoney(sessions * pricePerSession - price),
			],
		]),
		...billedWeekly.map((size): [string, string] => [
			`${name}.billedWeekly.${size.sessions}`,
			formatMoney(size.pricePerSession),
		]),
	];
}

function corporateFacts(
	rules: FactSources["pricing"]["corporate"],
): [string, string][] {
	const { includedPeople, maxPeoplePerSession, lengthsInMinutes } = rules;
	const fullSession =
		rules.price +
		(maxPeoplePerSession - includedPeople) * rules.pricePerExtraPerson;
	return [
		["corporate.price", formatMoney(rules.price)],
		["corporate.includedPeople", String(includedPeople)],
		["corporate.extraPerson", formatMoney(rules.pricePerExtraPerson)],
		["corporate.maxPeople", String(maxPeoplePerSession)],
		["corporate.fullSession", formatMoney(fullSession)],
		["corporate.smallestTeam", String(rules.smallestTeam)],
		["corporate.largestTeam", String(rules.largestTeam)],
		["corporate.splitFrom", String(maxPeoplePerSession + 1)],
		["corporate.snacks", formatMoney(rules.snacksPerPerson)],
		["corporate.deposit", `${rules.depositPercent}%`],
		["corporate.lengths", listed(lengthsInMinutes.map(String), "or")],
		["corporate.shortest", String(lengthsInMinutes.at(0))],
		["corporate.longest", String(lengthsInMinutes.at(-1))],
		["corporate.sample", String(rules.sampleInMinutes)],
	];
}

/** The saving is computed, so that it can never claim more than the prices say (C-06). */
function prolabsFacts(
	rules: FactSources["pricing"]["prolabs"],
): [string, string][] {
	const { pricePerHour, block } = rules;
	const single = pricePerHour * block.hours;
	const saves = Math.max(single - block.price, 0);
	return [
		["prolabs.price", formatMoney(pricePerHour)],
		["prolabs.block", formatMoney(block.price)],
		["prolabs.block.hours", String(block.hours)],
		[
			"prolabs.block.perHour",
			formatMoney(Math.round(block.price / block.hours)),
		],
		["prolabs.block.sessionsPerWeek", block.sessionsPerWeek],
		["prolabs.block.saves", formatMoney(saves)],
		[
			"prolabs.block.savesPercent",
			`${Math.round((saves / single) * 1000) / 10}%`,
		],
		["prolabs.monthly", formatMoney(rules.pricePerMonth)],
		["prolabs.locker", formatMoney(rules.lockerPerMonth)],
		["prolabs.rescheduleHours", String(rules.rescheduleHours)],
	];
}

/**
 * The days, and what is said of them in a sentence, those of which the same is said together: "Monday to Saturday" and
 * "weekdays at 6:30 AM, Saturdays at 9:00 AM".
 */
function weekFacts(
	name: string,
	rows: readonly DaysRow[],
	say: (day: Weekday) => string,
): [string, string][] {
	const groups = Map.groupBy(daysIn(rows), say);
	const week = [...groups]
		.map(([words, days]) => `${everyOne(days)} ${words}`)
		.join(", ");
	return [
		[`${name}.days`, daysOf(rows)],
		[`${name}.week`, week],
	];
}

/** "6:00 AM to 10:00 AM and 3:00 PM to 6:00 PM": all hours of a day, which may have a break. */
function spansOn(rows: readonly HoursRow[], day: Weekday): string {
	const spans = rows
		.filter(({ days }) => days.includes(day))
		.toSorted((a, b) => a.opens - b.opens)
		.map(({ opens, closes }) => formatTimeSpan(opens, closes));
	return listed(spans, "and");
}

/** "8 AM to 5 PM": full hours lose their minutes, for running text about rental hours. All rows have the same days. */
function shortSpans(rows: readonly HoursRow[]): string {
	const [day] = rows[0]?.days ?? [];
	return day ? spansOn(rows, day).replaceAll(":00", "") : "closed";
}

/** "Monday to Friday and Sunday": three days and more that follow each other are a span. */
function daysOf(rows: readonly DaysRow[]): string {
	return listed(dayRuns(daysIn(rows)).flatMap(spanOfDays), "and");
}

/** "weekdays", "Saturdays and Sundays", "every day": each week's days of these names. */
function everyOne(days: readonly Weekday[]): string {
	if (days.length === weekdays.length) return "every day";
	if (isWorkweek(days)) return "weekdays";
	const names = dayRuns(days).flatMap((run) =>
		spanOfDays(run).map((name) => `${name.replace(" to ", "s to ")}s`),
	);
	return listed(names, "and");
}

function spanOfDays(run: readonly Weekday[]): string[] {
	const names = run.map(formatWeekday);
	return names.length > 2 ? [`${names.at(0)} to ${names.at(-1)}`] : names;
}

/** "weekday" while Monday to Friday are alike, "day" when all days are; else the name of the day that is drawn. */
function floorDay(schedule: Schedule): string {
	const drawn = busiestDay(schedule);
	const look = (day: Weekday) => JSON.stringify(dayOnTheFloor(schedule, day));
	const alike = weekdays.filter((day) => look(day) === look(drawn));
	if (alike.length === weekdays.length) return "day";
	return isWorkweek(alike) ? "weekday" : formatWeekday(drawn);
}

/** Exactly Monday to Friday. */
function isWorkweek(days: readonly Weekday[]): boolean {
	return (
		days.length === 5 && days.at(0) === "monday" && days.at(-1) === "friday"
	);
}

/** The days of all rows, each once, Monday first. */
function daysIn(rows: readonly DaysRow[]): Weekday[] {
	return weekdays.filter((day) => rows.some(({ days }) => days.includes(day)));
}

/** "6:30 AM": when the earliest class of the week starts. */
function firstStart(classes: Schedule["classes"]): string {
	return formatTime(Math.min(...classes.map(({ start }) => start)));
}

/** "6:30 AM, 5:00 PM and 6:30 PM" */
function startsOn(classes: Schedule["classes"], day: Weekday): string {
	const starts = classes
		.filter(({ days }) => days.includes(day))
		.map(({ start }) => start)
		.toSorted((a, b) => a - b)
		.map(formatTime);
	return listed(starts, "and");
}

/** "60, 75 or 90" */
function listed(words: readonly string[], word: "or" | "and"): string {
	return new Intl.ListFormat("en-US", {
		type: word === "or" ? "disjunction" : "conjunction",
		style: "long",
	})
		.format(words)
		.replace(`, ${word} `, ` ${word} `);
}
