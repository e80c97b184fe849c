import { describe, expect, test } from "vitest";
import {
	attribute,
	type Element,
	elementsIn,
	linkNamed,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const corporate = renderedPage("/corporate");
const prolabs = renderedPage("/prolabs");

function expectFacts(
	words: string | undefined,
	facts: readonly string[],
): void {
	for (const fact of facts) expect(words).toContain(fact);
}

function groupsIn(part: Element): (string | undefined)[] {
	const names = elementsIn(part, "details").map((element) =>
		attribute(element, "name"),
	);
	return [...new Set(names)];
}

describe("/corporate", () => {
	test("CORP-02 C-29 ENT-03 the hero has three people with quote, name and role, and a link to the reviews", () => {
		const hero = corporate.all("section")[0] ?? expect.fail("no hero");
		const quotes = textsIn(hero, "blockquote");
		expect(quotes).toHaveLength(3);
		expect(quotes[0]).toMatch(/^“.+”.*Helen Sato.*Operations lead$/);
		linkNamed(hero, /^See all reviews/);
	});

	test("CORP-12 C-29 ENT-03 the carousel has two other people, with quote, name and role", () => {
		expect(textsIn(sectionOf(corporate, "teams"), "blockquote")).toEqual([
			expect.stringMatching(/^“.+”.*Noor Haddad.+/),
			expect.stringMatching(/^“.+”.*Grant Okafor.+/),
		]);
	});

	test("CORP-03 CORP-04 G-23 three benefits, and what every session includes", () => {
		const benefits = sectionOf(corporate, "benefits");
		expect(textsIn(benefits, "h3")).toEqual([
			"Break down silos",
			"Move and recharge",
			"Unforgettable fun",
			"Every session includes",
		]);
		const { list } = frozenContent.pages.corporate.benefits.includes;
		expect(list.length).toBeGreaterThan(2);
		expectFacts(textOf(benefits), list);
	});

	test("CORP-05 ENT-15 G-23 a real table with seven rows of time and activity, 75 minutes in all", () => {
		const itinerary = sectionOf(corporate, "itinerary");
		expect(textsIn(itinerary, "h2")).toEqual(["A sample 75 minutes"]);
		const [head, ...rows] = elementsIn(itinerary, "tr");
		expect(head && textsIn(head, "th")).toEqual(["Time", "Activity"]);
		const times = rows.flatMap((row) => elementsIn(row, "th"));
		expect(times.map(textOf).join(" ")).toBe(
			"0:00 0:05 0:15 0:30 0:55 1:05 1:15",
		);
		for (const time of times) expect(attribute(time, "scope")).toBe("row");
		for (const row of rows) expect(textsIn(row, "td")[0]).toMatch(/\w{4}/);
	});

	test.each([
		["CORP-06", "One price, up to 12 people"],
		["CORP-06", "$500 per session"],
		["CORP-06", "Each extra person, up to 24 $25"],
		["CORP-06", "A full floor of 24 $800"],
		["CORP-07", "Healthy snacks $7 per person"],
		["CORP-08", "Deposit, confirms your date 50%"],
		["CORP-08", "Balance On event day"],
		["CORP-09", "60, 75 or 90 minutes"],
		["CORP-10", "Travel and equipment fee, quoted separately"],
		["CORP-11", "Within 24 hours"],
		["C-48", "These prices are the base."],
	])("%s the prices name: %s", (_, fact) => {
		expect(textOf(sectionOf(corporate, "pricing"))).toContain(fact);
	});

	test("C-04 wherever 30 people are mentioned, the two sessions are too", () => {
		const rule =
			"Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.";
		for (const id of ["pricing", "questions"])
			expect(textOf(sectionOf(corporate, id))).toContain(rule);
		expect(corporate.text.replaceAll(rule, "")).not.toMatch(/(?<![:\d])\b30\b/);
	});

	test("CORP-06 CORP-08 the calculator's first result is in the HTML: 12 people, $500, half of it now", () => {
		expectFacts(textOf(sectionOf(corporate, "calculator")), [
			"$500 for 12 people",
			"Session, up to 12 people $500.00",
			"Extra people: 0 $0.00",
			"Deposit, confirms your date $250.00",
			"Balance on event day $250.00",
		]);
	});

	test("CORP-13 G-14 the questions hold every rule of the price", () => {
		const questions = sectionOf(corporate, "questions");
		expect(elementsIn(questions, "details").length).toBeGreaterThan(5);
		expect(groupsIn(questions)).toHaveLength(1);
		expectFacts(textOf(questions), [
			"$500",
			"$25",
			"$7 per person",
			"50% deposit",
			"event day",
			"60, 75 or 90 minutes",
			"travel and equipment fee separately",
			"within 24 hours",
		]);
	});
});

describe("/prolabs", () => {
	const pricing = () => sectionOf(prolabs, "pricing");

	test("PROLAB-02 why train here: the floor, the hours, the cleaning, the insurance", () => {
		expectFacts(textOf(sectionOf(prolabs, "why")), [
			"7,000 sq ft floor",
			"Monday to Friday, 8 AM to 5 PM",
			"Daily cleaning",
			"We carry commercial liability. You bring your own insurance and certificates.",
		]);
	});

	test("PROLAB-03 PROLAB-04 PROLAB-05 C-06 C-58 three plans with their prices and what is in them", () => {
		const plans = elementsIn(pricing(), "article").map(textOf);
		expect(plans).toEqual([
			expect.stringMatching(/^Single session .*\$40\/hour/),
			expect.stringMatching(/10-hour block .*\$350 \$35\/hour/),
			expect.stringMatching(/^Monthly unlimited .*\$999\/month/),
		]);
		expectFacts(plans[1], [
			"1-2 sessions per week",
			"Save $50 (12.5%)",
			"No expiry",
			"Priority booking",
		]);
		expectFacts(plans[2], [
			"Unlimited daytime hours",
			"Locker included",
			"profile on our website",
			"Lead referrals",
		]);
		expect(prolabs.html).not.toContain("15%");
	});

	test("C-02 no price of 800 stands anywhere on the page, for people or for machines", () => {
		expect(prolabs.html).toContain('"price":"999"');
		expect(prolabs.text).not.toMatch(/\b800\b/);
		expect(prolabs.html).not.toContain('"price":"800"');
	});

	test("PROLAB-06 C-57 the locker costs $25/month and is in the monthly plan; moving is free 12 hours ahead", () => {
		expectFacts(textOf(pricing()), [
			"Trainer locker: $25/month, included with Monthly unlimited.",
			"Reschedule free up to 12 hours ahead.",
		]);
	});

	test("PROLAB-07 the 10-hour block, and it alone, is selected at first", () => {
		expect(
			elementsIn(pricing(), "article").map((plan) =>
				textOf(plan).includes("Selected"),
			),
		).toEqual([false, true, false]);
	});

	test("PROLAB-08 three steps in order", () => {
		const steps = sectionOf(prolabs, "steps");
		expect(textsIn(steps, "h3")).toEqual([
			"Book a walk-through",
			"Submit your papers",
			"Reserve online",
		]);
		expect(textOf(steps)).toContain(
			"Proof of insurance and your certification.",
		);
	});

	test("PROLAB-09 DLG-16 G-15 C-49 of the house rules and of the questions one each is open at a time", () => {
		const [rules, questions] = elementsIn(
			sectionOf(prolabs, "rules"),
			"div",
		).filter(({ childNodes }) =>
			childNodes.some(({ nodeName }) => nodeName === "details"),
		);
		if (!rules || !questions) throw new Error("no accordions");
		expect(elementsIn(rules, "details").length).toBeGreaterThan(5);
		expect(new Set([rules, questions].flatMap(groupsIn)).size).toBe(2);
		for (const each of [rules, questions])
			expect(groupsIn(each)).toHaveLength(1);
		for (const subject of [
			/ProLabs and members’ open gym run at the same hours on the same floor/,
			/12 hours ahead/,
			/rack/,
			/chalk/i,
			/waiver/,
			/Music/,
			/Wipe/,
		])
			expect(textOf(rules)).toMatch(subject);
		expectFacts(textOf(questions), [
			"12 hours ahead",
			"$25/month",
			"no expiry",
		]);
	});

	test("PROLAB-14 HOURS-05 the hours are the same text wherever they stand", () => {
		// Reads only main, because the footer contains the gym's own hours.
		const words = textOf(prolabs.main);
		const ours = words.match(/\d+(:\d\d)? AM[^.,<]*?PM/g) ?? [];
		expect(ours.length).toBeGreaterThanOrEqual(4);
		expect(new Set(ours)).toEqual(new Set(["8 AM to 5 PM"]));
		expect(words.match(/Monday to Friday, 8 AM to 5 PM/g)?.length).toBe(
			ours.length,
		);
	});
});

test("ROUTE-01 companies and independent trainers find their page", () => {
	expect(corporate.text).toMatch(/coached team session in Belltown/);
	expect(prolabs.text).toMatch(/studio rental for independent trainers/);
});
