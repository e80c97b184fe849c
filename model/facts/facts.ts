import type { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import {
	formatTime,
	formatTimeSpan,
	formatWeekday,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { dayRuns, type HoursRow, hoursOn } from "#schedule/hours/hours.ts";
import { busiestDay, daySpans } from "#schedule/week/day-spans.ts";
import type { policies } from "../schema/policies.ts";
import type { pricing } from "../schema/pricing.ts";
import type { Schedule } from "../schema/schedule.ts";
import type { site } from "../schema/site.ts";
import { addressLine } from "./postal-address.ts";

type FactSources = {
	site: z.infer<typeof site>;
	policies: z.infer<typeof policies>;
	pricing: z.infer<typeof pricing>;
	schedule: Schedule;
};

type DaysRow = { readonly days: readonly Weekday[] };

type NamedFacts = Record<string, string>;

/** Facts that texts may quote in braces: {prices.silver} -> $79. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Collects all facts, keyed by name. Filters convert them to other formats (filters.ts). A test
 * compares the names with docs/editing.md.
 */
export function collectFacts({
	site,
	policies,
	pricing,
	schedule,
}: FactSources): Facts {
	const address = addressLine(site.address);
	const { nutritionCoaching, punchCards } = pricing;
	const { durationsInMinutes: durations, freeClass } = policies;
	const { openingHours, openGym, prolabs, classes } = schedule;
	const facts: NamedFacts = {
		"gym.name": site.name,
		"gym.shortName": site.shortName,
		"gym.neighborhood": site.neighborhood,
		"gym.city": site.city,
		"gym.address": address,
		"gym.nameAndAddress": `${site.name}, ${address}`,
		"gym.phone": site.phone,
		"gym.email": site.email,
		"gym.floorArea": site.floorAreaSquareFeet.toLocaleString("en-US"),
		...membershipFacts(pricing),
		...personalTrainingFacts(pricing),
		"prices.nutritionCoaching": formatMoney(nutritionCoaching.pricePerWeek),
		"prices.dropIn": formatMoney(punchCards[0]?.pricePerSession ?? 0),
		...Object.fromEntries(
			punchCards.map(({ sessions, pricePerSession }) => [
				`prices.punchCard.${sessions}`,
				formatMoney(pricePerSession),
			]),
		),
		"estimator.weeksPerMonth": String(pricing.estimator.weeksPerMonth / 100),
		...corporateFacts(pricing),
		...prolabsFacts(pricing),
		"durations.groupClass": `${durations.groupClass} minutes`,
		"durations.personalTraining": `${durations.personalTraining} minutes`,
		"durations.consultation": `${durations.consultation} minutes`,
		"policies.freeClassPeople": String(freeClass.maxPeople),
		"policies.arriveEarlyMinutes": String(freeClass.arriveEarlyMinutes),
		"policies.waiverSeconds": String(freeClass.waiverSeconds),
		"policies.noticeDays": String(policies.cancellationNoticeDays),
		"policies.refundDays": String(policies.refundDays),
		"policies.reply": `${policies.replyWithinHours} hours`,
		"policies.openGymIncluded": policies.openGymIncluded,
		"policies.twoSessions": policies.twoSessions,
		"hours.days": daysOf(openingHours),
		"hours.week": weekOf(openingHours, (day) =>
			formatHoursOn(openingHours, day),
		),
		"openGym.days": daysOf(openGym),
		"openGym.week": weekOf(openGym, (day) => formatHoursOn(openGym, day)),
		"prolabs.hours": shortSpans(prolabs),
		"prolabs.days": daysOf(prolabs),
		"classes.days": daysOf(classes),
		"classes.week": weekOf(
			classes,
			(day) => `at ${formatStartTimes(classes, day)}`,
		),
		"classes.first": formatTime(Math.min(...classes.map(({ start }) => start))),
		"classes.perWeek": String(classes.flatMap(({ days }) => days).length),
		"floor.day": `A ${chartDayLabel(schedule)}`,
	};
	return new Map(Object.entries(facts));
}

function membershipFacts({ memberships }: FactSources["pricing"]): NamedFacts {
	const facts: NamedFacts = {};
	for (const [
		index,
		{ id, pricePerWeek, sessionsPerWeek },
	] of memberships.entries()) {
		const smaller = memberships[index - 1];
		facts[`prices.${id}`] = formatMoney(pricePerWeek);
		if (smaller)
			facts[`prices.${id}.more`] = formatMoney(
				pricePerWeek - smaller.pricePerWeek,
			);
		if (sessionsPerWeek !== "unlimited")
			facts[`memberships.${id}.sessions`] = String(sessionsPerWeek);
	}
	return facts;
}

function personalTrainingFacts({
	personalTraining: { pricePerSession, prepaidPackages, billedWeekly },
}: FactSources["pricing"]): NamedFacts {
	const name = "prices.personalTraining";
	const facts: NamedFacts = { [name]: formatMoney(pricePerSession) };
	const [smallest] = prepaidPackages;
	if (smallest) facts[`${name}.smallestPackage`] = String(smallest.sessions);
	for (const { sessions, price } of prepaidPackages) {
		const prepaid = `${name}.package.${sessions}`;
		facts[prepaid] = formatMoney(price);
		facts[`${prepaid}.each`] = formatMoney(Math.round(price / sessions));
		facts[`${prepaid}.saves`] = formatMoney(sessions * pricePerSession - price);
	}
	for (const size of billedWeekly)
		facts[`${name}.billedWeekly.${size.sessions}`] = formatMoney(
			size.pricePerSession,
		);
	return facts;
}

function corporateFacts({ corporate }: FactSources["pricing"]): NamedFacts {
	const { includedPeople, maxPeoplePerSession, lengthsInMinutes } = corporate;
	const fullSession =
		corporate.price +
		(maxPeoplePerSession - includedPeople) * corporate.pricePerExtraPerson;
	return {
		"corporate.price": formatMoney(corporate.price),
		"corporate.includedPeople": String(includedPeople),
		"corporate.extraPerson": formatMoney(corporate.pricePerExtraPerson),
		"corporate.maxPeople": String(maxPeoplePerSession),
		"corporate.fullSession": formatMoney(fullSession),
		"corporate.smallestTeam": String(corporate.smallestTeam),
		"corporate.largestTeam": String(corporate.largestTeam),
		"corporate.splitFrom": String(maxPeoplePerSession + 1),
		"corporate.snacks": formatMoney(corporate.snacksPerPerson),
		"corporate.deposit": `${corporate.depositPercent}%`,
		"corporate.lengths": formatList(
			lengthsInMinutes.map(String),
			"disjunction",
		),
		"corporate.shortest": String(lengthsInMinutes.at(0)),
		"corporate.longest": String(lengthsInMinutes.at(-1)),
		"corporate.sample": String(corporate.sampleInMinutes),
	};
}

/** Computes the saving from the prices, so that saving and prices never disagree (C-06). */
function prolabsFacts({ prolabs }: FactSources["pricing"]): NamedFacts {
	const { pricePerHour, block } = prolabs;
	const single = pricePerHour * block.hours;
	const saves = Math.max(single - block.price, 0);
	const percent = saves > 0 ? Math.round((saves / single) * 1000) / 10 : 0;
	return {
		"prolabs.price": formatMoney(pricePerHour),
		"prolabs.block": formatMoney(block.price),
		"prolabs.block.hours": String(block.hours),
		"prolabs.block.perHour": formatMoney(Math.round(block.price / block.hours)),
		"prolabs.block.sessionsPerWeek": block.sessionsPerWeek,
		"prolabs.block.saves": formatMoney(saves),
		"prolabs.block.savesPercent": `${percent}%`,
		"prolabs.monthly": formatMoney(prolabs.pricePerMonth),
		"prolabs.locker": formatMoney(prolabs.lockerPerMonth),
		"prolabs.rescheduleHours": String(prolabs.rescheduleHours),
	};
}

/**
 * Groups the days for which `formatDay` returns the same text: "weekdays at 6:30 AM, Saturdays at
 * 9:00 AM".
 */
function weekOf(rows: readonly DaysRow[], formatDay: (day: Weekday) => string) {
	return [...Map.groupBy(daysIn(rows), formatDay)]
		.map(([text, days]) => `${formatRecurringDays(days)} ${text}`)
		.join(", ");
}

function formatHoursOn(rows: readonly HoursRow[], day: Weekday): string {
	const spans = hoursOn(rows, day).map(({ opens, closes }) =>
		formatTimeSpan(opens, closes),
	);
	return formatList(spans);
}

/** Formats hours without ":00": "8 AM to 5 PM". All rows must have the same days. */
function shortSpans(rows: readonly HoursRow[]): string {
	const [day] = rows[0]?.days ?? [];
	return day ? formatHoursOn(rows, day).replaceAll(":00", "") : "";
}

function daysOf(rows: readonly DaysRow[]): string {
	return formatList(dayRuns(daysIn(rows)).flatMap(spanOfDays));
}

function formatRecurringDays(days: readonly Weekday[]): string {
	if (days.length === weekdays.length) return "every day";
	if (isWorkweek(days)) return "weekdays";
	const names = dayRuns(days).flatMap((run) =>
		spanOfDays(run).map((name) => `${name.replace(" to ", "s to ")}s`),
	);
	return formatList(names);
}

function spanOfDays(run: readonly Weekday[]): string[] {
	const names = run.map(formatWeekday);
	return names.length > 2 ? [`${names.at(0)} to ${names.at(-1)}`] : names;
}

function chartDayLabel(schedule: Schedule): string {
	const busiest = busiestDay(schedule);
	const chartOf = (day: Weekday) => JSON.stringify(daySpans(schedule, day));
	const alike = weekdays.filter((day) => chartOf(day) === chartOf(busiest));
	if (alike.length === weekdays.length) return "day";
	return isWorkweek(alike) ? "weekday" : formatWeekday(busiest);
}

function isWorkweek(days: readonly Weekday[]): boolean {
	return (
		days.length === 5 && days.at(0) === "monday" && days.at(-1) === "friday"
	);
}

function daysIn(rows: readonly DaysRow[]): Weekday[] {
	return weekdays.filter((day) => rows.some(({ days }) => days.includes(day)));
}

function formatStartTimes(classes: Schedule["classes"], day: Weekday): string {
	const starts = classes
		.filter(({ days }) => days.includes(day))
		.map(({ start }) => start);
	const sorted = [...new Set(starts)].toSorted((a, b) => a - b);
	return formatList(sorted.map(formatTime));
}

/** Uses British English, which has no comma before "and": "60, 75 and 90". */
function formatList(
	items: readonly string[],
	type: "conjunction" | "disjunction" = "conjunction",
): string {
	return new Intl.ListFormat("en-GB", { type }).format(items);
}
