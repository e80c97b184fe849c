import { beforeAll, describe, expect, test } from "vitest";
import type { Weekday } from "../lib/time.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { readContent } from "./read-content.ts";
import type { Schedule } from "./schema/schedule.ts";

let facts: Facts;

beforeAll(async () => {
	const content = await readContent("tests/support/second-gym");
	facts = collectFacts(content);
});

describe("the facts of a gym", () => {
	test.each([
		["gym.name", "Harbor Lane Barbell Club"],
		["gym.name.query", "Harbor+Lane+Barbell+Club"],
		["gym.address", "9 Ropewalk Lane, Baltimore, MD 21231"],
		[
			"gym.address.query",
			"Harbor+Lane+Barbell+Club%2C+9+Ropewalk+Lane%2C+Baltimore%2C+MD+21231",
		],
		["gym.floorArea", "3,200"],
		["prices.silver", "$41"],
		["prices.gold", "$53"],
		["prices.personalTraining", "$61"],
		["prices.dropIn", "$19"],
		["corporate.price", "$310"],
		["corporate.maxPeople", "9"],
		["corporate.extraPerson", "$13"],
		["corporate.fullSession", "$349"],
		["corporate.splitFrom", "10"],
		["corporate.deposit", "20%"],
		["corporate.lengths", "40 or 55"],
		["corporate.shortest", "40"],
		["corporate.longest", "55"],
		["prolabs.block.perHour", "$20"],
		["prolabs.block.saves", "$18"],
		["prolabs.block.savesPercent", "13%"],
		["prolabs.locker", "$9"],
		["policies.reply", "12 hours"],
		["policies.openGymIncluded", "Members may lift alone."],
	])("%s is %s", (name, fact) => {
		expect(facts.get(name)).toBe(fact);
	});

	test.each([
		["durations.groupClass", "75 minutes"],
		["durations.groupClass.words", "seventy-five minutes"],
		["durations.groupClass.Words", "Seventy-five minutes"],
		["durations.groupClass.adjective", "75-minute"],
		["durations.groupClass.Adjective", "75-Minute"],
		["durations.groupClass.wordsAdjective", "seventy-five-minute"],
		["durations.groupClass.WordsAdjective", "Seventy-five-minute"],
		["policies.noticeDays", "21"],
		["policies.noticeDays.words", "twenty-one"],
		["policies.noticeDays.Words", "Twenty-one"],
	])("a figure has its words: %s is %s", (name, fact) => {
		expect(facts.get(name)).toBe(fact);
	});

	test.each([
		["hours.weekdays", "7:00 AM to 9:00 PM"],
		["hours.saturday", "closed"],
		["openGym.weekdays", "closed"],
		["classes.weekdayTimes", "7:15 AM"],
		["classes.saturdayTimes", ""],
		["classes.weekdayTimes.all", "7:15 AM"],
		["prolabs.hours", "9 AM to 3 PM"],
		["prolabs.days", "Tuesday"],
	])("hours are those of the schedule: %s is %j", (name, fact) => {
		expect(facts.get(name)).toBe(fact);
	});
});

describe("class times", () => {
	test.each([
		[["6:30 PM"], "6:30 PM"],
		[["6:30 PM", "6:30 AM"], "6:30 AM or 6:30 PM"],
		[["5:00 PM", "6:30 AM", "6:30 PM"], "6:30 AM, 5:00 PM or 6:30 PM"],
	])("%j are listed by the hour: %s", async (starts, listed) => {
		const content = await readContent("tests/support/second-gym");
		const classes = starts.map((written) => {
			const [hour = 0, minute = 0] = written.split(/\D/).map(Number);
			const start =
				(hour % 12) * 60 + minute + (written.endsWith("PM") ? 720 : 0);
			const rest = { name: "Class", coaches: ["jo"], capacity: 8 };
			return { ...rest, days: ["monday" as const], start, end: start + 60 };
		});
		const listing = collectFacts({
			...content,
			schedule: { ...content.schedule, classes },
		});
		expect(listing.get("classes.weekdayTimes")).toBe(listed);
		expect(listing.get("classes.weekdayTimes.all")).toBe(
			listed.replace(" or ", " and "),
		);
	});
});

describe("hours that one span does not tell", () => {
	const day = { days: ["monday" as const], opens: 540, closes: 900 };
	async function factsOf(changed: Partial<Schedule>): Promise<Facts> {
		const content = await readContent("tests/support/second-gym");
		const schedule = { ...content.schedule, ...changed };
		return collectFacts({ ...content, schedule });
	}

	test("a day with a break has both of its spans, the earlier first", async () => {
		const rows = [
			{ ...day, opens: 960, closes: 1080 },
			{ ...day, opens: 390, closes: 600 },
		];
		const split = await factsOf({
			openingHours: rows,
			openGym: rows,
			prolabs: rows,
		});
		const spans = "6:30 AM to 10:00 AM and 4:00 PM to 6:00 PM";
		expect(split.get("hours.weekdays")).toBe(spans);
		expect(split.get("openGym.weekdays")).toBe(spans);
		expect(split.get("prolabs.hours")).toBe(
			"6:30 AM to 10 AM and 4 PM to 6 PM",
		);
	});

	test.each<[Weekday[], string]>([
		[["monday", "wednesday"], "Monday and Wednesday"],
		[
			["monday", "wednesday", "friday", "saturday"],
			"Monday, Wednesday, Friday and Saturday",
		],
		[["tuesday", "wednesday", "thursday"], "Tuesday to Thursday"],
		[
			["friday", "monday", "wednesday", "tuesday"],
			"Monday to Wednesday and Friday",
		],
	])("%j are no days but %s", async (days, words) => {
		const rented = await factsOf({ prolabs: [{ ...day, days }] });
		expect(rented.get("prolabs.days")).toBe(words);
	});
});

test("HOURS-05 the floor is rented from 8 AM to 5 PM, Monday to Friday", async () => {
	const { facts: own } = await readContent("content");
	expect(own.get("prolabs.hours")).toBe("8 AM to 5 PM");
	expect(own.get("prolabs.days")).toBe("Monday to Friday");
});
