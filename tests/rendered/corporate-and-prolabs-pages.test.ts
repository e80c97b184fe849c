import { describe, expect, test } from "vitest";
import { sectionOf, textOf } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

const corporate = renderedPage("/corporate");
const prolabs = renderedPage("/prolabs");

function expectFacts(text: string | undefined, facts: readonly string[]): void {
	for (const fact of facts) expect(text).toContain(fact);
}

function groupsIn(part: Element): (string | null)[] {
	const names = [...part.querySelectorAll("details")].map((element) =>
		element.getAttribute("name"),
	);
	return [...new Set(names)];
}

describe("/corporate", () => {
	test("C-04 each mention of 30 people is in the sentence about two sessions", () => {
		const rule =
			"Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.";
		for (const id of ["pricing", "questions"])
			expect(textOf(sectionOf(corporate, id))).toContain(rule);
		expect(corporate.text.replaceAll(rule, "")).not.toMatch(/(?<![:\d])\b30\b/);
	});

	test("CORP-13 the questions have the same name, so only one is open at a time", () => {
		const questions = sectionOf(corporate, "questions");
		expect(questions.querySelectorAll("details").length).toBeGreaterThan(5);
		expect(groupsIn(questions)).toHaveLength(1);
	});
});

describe("/prolabs", () => {
	const pricing = () => sectionOf(prolabs, "pricing");

	test("PROLAB-03 PROLAB-04 PROLAB-05 C-06 C-58 the plans show prices and what they include", () => {
		const plans = [...pricing().querySelectorAll("article")].map(textOf);
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

	test("PROLAB-09 DLG-16 the house rules and the questions each have only one item open at a time", () => {
		const [rules, questions] = [
			...sectionOf(prolabs, "rules").querySelectorAll("div:has(> details)"),
		];
		if (!rules || !questions) throw new Error("no accordions");
		expect(rules.querySelectorAll("details").length).toBeGreaterThan(5);
		expect(new Set([rules, questions].flatMap(groupsIn)).size).toBe(2);
		for (const each of [rules, questions])
			expect(groupsIn(each)).toHaveLength(1);
	});

	test("PROLAB-14 HOURS-05 each mention of the ProLabs hours has the same text", () => {
		// Reads only main, because the footer contains the gym's own hours.
		const text = textOf(prolabs.main);
		const mentions = text.match(/\d+(:\d\d)? AM[^.,<]*?PM/g) ?? [];
		expect(mentions.length).toBeGreaterThanOrEqual(4);
		expect(new Set(mentions)).toEqual(new Set(["8 AM to 5 PM"]));
		expect(text.match(/Monday to Friday, 8 AM to 5 PM/g)?.length).toBe(
			mentions.length,
		);
	});
});
