import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	sectionOf,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const { pages } = frozenContent;
const corporate = builtPage("/corporate");
const prolabs = builtPage("/prolabs");

/** The section with this id. */
function texts(of: Element, ...names: string[]): string[] {
	return elementsIn(of, ...names).map(textOf);
}

describe("/corporate", () => {
	test("CORP-02 C-29 ENT-03 the hero has three people with quote, name and role, and a link to the reviews", () => {
		const [hero] = corporate.all("section");
		if (!hero) throw new Error("no hero");
		expect(elementsIn(hero, "h1")).toHaveLength(1);
		const quotes = texts(hero, "blockquote");
		expect(quotes).toHaveLength(3);
		expect(quotes[0]).toMatch(/^“.+”.*Helen Sato.*Operations lead$/);
		const reviews = elementsIn(hero, "a").find((link) =>
			textOf(link).startsWith("See all reviews"),
		);
		expect(reviews && attribute(reviews, "target")).toBe("_blank");
	});

	test("CORP-12 C-29 ENT-03 the carousel has two other people, with quote, name and role", () => {
		const teams = sectionOf(corporate, "teams");
		const quotes = texts(teams, "blockquote");
		expect(quotes).toHaveLength(2);
		expect(quotes.join()).toMatch(/Noor Haddad.+Grant Okafor/);
		for (const name of ["Helen Sato", "Pete Lindgren", "Marisol Vance"])
			expect(quotes.join()).not.toContain(name);
	});

	test("CORP-03 three benefits", () => {
		const benefits = sectionOf(corporate, "benefits");
		expect(texts(benefits, "h3").slice(0, 3)).toEqual([
			"Break down silos",
			"Move and recharge",
			"Unforgettable fun",
		]);
	});

	test("CORP-04 G-23 what every session includes", () => {
		const benefits = sectionOf(corporate, "benefits");
		expect(texts(benefits, "h3").at(-1)).toBe("Every session includes");
		expect(pages.corporate.benefits.includes.list.length).toBeGreaterThan(2);
		for (const line of pages.corporate.benefits.includes.list)
			expect(textOf(benefits)).toContain(line);
	});

	test("CORP-05 ENT-15 G-23 a real table with seven rows of time and activity, 75 minutes in all", () => {
		const itinerary = sectionOf(corporate, "itinerary");
		expect(texts(itinerary, "h2")).toEqual(["A sample 75 minutes"]);
		const [table] = elementsIn(itinerary, "table");
		if (!table) throw new Error("no table");
		const [head, ...rows] = elementsIn(table, "tr");
		expect(head && texts(head, "th")).toEqual(["Time", "Activity"]);
		expect(rows.map((row) => texts(row, "th")[0])).toEqual([
			"0:00",
			"0:05",
			"0:15",
			"0:30",
			"0:55",
			"1:05",
			"1:15",
		]);
		for (const row of rows) {
			const [time] = elementsIn(row, "th");
			expect(time && attribute(time, "scope")).toBe("row");
			expect(texts(row, "td")[0]).toMatch(/\w{4}/);
		}
	});

	test("CORP-06 CORP-07 CORP-08 CORP-09 CORP-10 CORP-11 C-48 the prices say what is in them and what comes on top", () => {
		const words = textOf(sectionOf(corporate, "pricing"));
		for (const fact of [
			"One price, up to 12 people",
			"$500 per session",
			"Each extra person, up to 24 $25",
			"A full floor of 24 $800",
			"Healthy snacks $7 per person",
			"60, 75 or 90 minutes",
			"Deposit, confirms your date 50%",
			"Balance On event day",
			"Travel and equipment fee, quoted separately",
			"Within 24 hours",
			"These prices are the base.",
		])
			expect(words).toContain(fact);
	});

	test("C-04 wherever 30 people are mentioned, the two sessions are too", () => {
		const rule =
			"Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.";
		for (const id of ["pricing", "questions"])
			expect(textOf(sectionOf(corporate, id))).toContain(rule);
		for (const page of [corporate, builtPage("/thank-you-corporate")]) {
			const around30 = page.text
				.replaceAll(rule, "")
				.match(/(?<![:\d])\b30\b/g);
			expect(page.text).toContain(rule);
			// The range of the thank-you page stands right before the rule.
			expect(around30?.length ?? 0).toBeLessThanOrEqual(
				page === corporate ? 0 : 1,
			);
		}
		expect(builtPage("/thank-you-corporate").text).toContain(
			`Teams of 8-30 people, in 60-90 minute sessions. ${rule}`,
		);
	});

	test("CORP-06 CORP-08 the calculator's first result is in the HTML: 12 people, $500, half of it now", () => {
		const words = textOf(sectionOf(corporate, "calculator"));
		for (const fact of [
			"$500 for 12 people",
			"Session, up to 12 people $500.00",
			"Extra people: 0 $0.00",
			"Deposit, confirms your date $250.00",
			"Balance on event day $250.00",
		])
			expect(words).toContain(fact);
	});

	test("CORP-13 G-14 the questions hold every rule of the price", () => {
		const questions = sectionOf(corporate, "questions");
		const items = elementsIn(questions, "details");
		expect(items.length).toBeGreaterThanOrEqual(6);
		expect(new Set(items.map((item) => attribute(item, "name"))).size).toBe(1);
		const words = textOf(questions);
		for (const fact of [
			"$500",
			"$25",
			"$7 per person",
			"50% deposit",
			"event day",
			"60, 75 or 90 minutes",
			"travel and equipment fee separately",
			"within 24 hours",
		])
			expect(words).toContain(fact);
	});

	test("CORP-13 the closing band asks for a quote", () => {
		expect(textOf(sectionOf(corporate, "request"))).toBe(
			"Tell us who’s coming You’ll have a custom quote within 24 hours. Request a Quote",
		);
	});
});

describe("/prolabs", () => {
	test("PROLAB-02 ROUTE-25 why train here: the floor, the hours, the cleaning, the insurance", () => {
		const words = textOf(sectionOf(prolabs, "why"));
		for (const fact of [
			"7,000 sq ft floor",
			"Monday to Friday, 8 AM to 5 PM",
			"Daily cleaning",
			"We carry commercial liability. You bring your own insurance and certificates.",
		])
			expect(words).toContain(fact);
	});

	test("PROLAB-03 PROLAB-04 PROLAB-05 C-06 C-58 three plans with their prices and what is in them", () => {
		const plans = elementsIn(sectionOf(prolabs, "pricing"), "article").map(
			textOf,
		);
		expect(plans).toHaveLength(3);
		expect(plans[0]).toMatch(/^Single session .*\$40\/hour/);
		expect(plans[1]).toMatch(/10-hour block .*\$350 \$35\/hour/);
		for (const fact of [
			"1-2 sessions per week",
			"Save $50 (12.5%)",
			"No expiry",
			"Priority booking",
		])
			expect(plans[1]).toContain(fact);
		expect(plans[2]).toMatch(/^Monthly unlimited .*\$999\/month/);
		for (const fact of [
			"Unlimited daytime hours",
			"Locker included",
			"profile on our website",
			"Lead referrals",
		])
			expect(plans[2]).toContain(fact);
		expect(prolabs.html).not.toContain("15%");
	});

	test("PROLAB-11 C-02 no price of 800 stands anywhere on the page, for people or for machines", () => {
		expect(prolabs.text).toContain("$999");
		expect(prolabs.html).toContain('"price":"999"');
		expect(prolabs.text).not.toMatch(/\b800\b/);
		expect(prolabs.html).not.toContain('"price":"800"');
	});

	test("PROLAB-06 C-57 the locker costs $25/month and is in the monthly plan; moving is free 12 hours ahead", () => {
		const words = textOf(sectionOf(prolabs, "pricing"));
		expect(words).toContain(
			"Trainer locker: $25/month, included with Monthly unlimited.",
		);
		expect(words).toContain("Reschedule free up to 12 hours ahead.");
	});

	test("PROLAB-07 the 10-hour block, and it alone, is selected at first", () => {
		const marked = elementsIn(sectionOf(prolabs, "pricing"), "article").filter(
			(plan) => textOf(plan).includes("Selected"),
		);
		expect(marked.map((plan) => texts(plan, "h3")[0])).toEqual([
			"10-hour block",
		]);
		expect(
			texts(sectionOf(prolabs, "pricing"), "button").filter(
				(name) => name === "Select Plan",
			),
		).toHaveLength(3);
	});

	test("PROLAB-08 three steps in order", () => {
		const steps = sectionOf(prolabs, "steps");
		expect(texts(steps, "h3")).toEqual([
			"Book a walk-through",
			"Submit your papers",
			"Reserve online",
		]);
		expect(textOf(steps)).toContain(
			"Proof of insurance and your certification.",
		);
	});

	test("PROLAB-09 G-15 C-49 house rules: racks, chalk, the shared floor, clients, music, cleaning, canceling", () => {
		const [rules, questions] = elementsIn(
			sectionOf(prolabs, "rules"),
			"div",
		).filter((each) => attribute(each, "class") === "accordion");
		if (!rules || !questions) throw new Error("no accordions");
		expect(elementsIn(rules, "details").length).toBeGreaterThanOrEqual(6);
		expect(textOf(rules)).toMatch(
			/ProLabs and members’ open gym run at the same hours on the same floor/,
		);
		expect(textOf(rules)).toContain("12 hours ahead");
		for (const subject of [/rack/, /chalk/i, /waiver/, /Music/, /Wipe/])
			expect(textOf(rules)).toMatch(subject);
		for (const fact of ["12 hours ahead", "$25/month", "no expiry"])
			expect(textOf(questions)).toContain(fact);
		const names = [rules, questions].map(
			(each) =>
				new Set(
					elementsIn(each, "details").map((item) => attribute(item, "name")),
				),
		);
		expect(names.map((set) => set.size)).toEqual([1, 1]);
		expect(names[0]).not.toEqual(names[1]);
	});

	test("PROLAB-14 HOURS-05 the hours are the same text wherever they stand", () => {
		// The footer has the gym's own hours.
		const words = prolabs.all("main").map(textOf).join(" ");
		const ours = words.match(/\d+(:\d\d)? AM[^.,<]*?PM/g) ?? [];
		expect(ours.length).toBeGreaterThanOrEqual(4);
		expect(new Set(ours)).toEqual(new Set(["8 AM to 5 PM"]));
		expect(words.match(/Monday to Friday, 8 AM to 5 PM/g)?.length).toBe(
			ours.length,
		);
	});

	test("PROLAB-10 the closing band offers a tour", () => {
		expect(texts(sectionOf(prolabs, "tour"), "button")).toEqual([
			"Schedule Your Tour",
		]);
	});
});

test.each([corporate, prolabs])(
	"NAV-11 $path has exactly one element with the id pricing",
	(page) => {
		expect(
			page.all().filter((element) => attribute(element, "id") === "pricing"),
		).toHaveLength(1);
	},
);

test("ROUTE-01 companies and independent trainers find their page", () => {
	expect(corporate.text).toMatch(/coached team session in Belltown/);
	expect(prolabs.text).toMatch(/independent trainers/);
});
