import { expect, test } from "vitest";
import { mergeTexts } from "./merge.ts";

const base = `# Whole dollars
plans:
  - name: Silver
    price: 79
  - name: Gold
    price: 89
note: Per week
`;
const silver = base.replace("79", "75");

test("changes to different fields are merged", () => {
	const theirs = base.replace("Per week", "Each week");
	expect(mergeTexts(base, silver, theirs)).toEqual({
		text: theirs.replace("79", "75"),
		conflicts: [],
	});
});

test("a field that both sides changed is a conflict", () => {
	const theirs = base.replace("Per week", "Each week");
	const mine = base.replace("Per week", "Every week");
	expect(mergeTexts(base, mine, theirs)).toEqual({
		text: mine,
		conflicts: [["note"]],
	});
});

test("changes to different fields of an entry with the same name are merged", () => {
	const price = "price: 79";
	const withFee = base.replace(price, `${price}\n    fee: 5`);
	const mine = withFee.replace(price, "price: 75");
	const theirs = withFee.replace("fee: 5", "fee: 9");
	expect(mergeTexts(withFee, mine, theirs)).toEqual({
		text: theirs.replace(price, "price: 75"),
		conflicts: [],
	});
});

test("two changes to an entry are a conflict if one side changed half of its fields", () => {
	const theirs = base.replace("Silver", "Bronze");
	expect(mergeTexts(base, silver, theirs).conflicts).toEqual([["plans", 0]]);
});

test("in an entry that both sides renamed, only the name is a conflict", () => {
	const yoga =
		"plans:\n  - name: Yoga\n    start: 9:00\n    end: 9:45\n    room: A\n    level: 1\n";
	const mine = yoga.replace("Yoga", "Slow Yoga").replace("9:45", "10:00");
	const theirs = yoga.replace("Yoga", "Calm Yoga").replace("9:00", "8:30");
	expect(mergeTexts(yoga, mine, theirs)).toEqual({
		text: mine.replace("9:00", "8:30"),
		conflicts: [["plans", 0, "name"]],
	});
});

test("a change of an entry that the other side replaced by a similar one is a conflict", () => {
	const plans = (...rows: string[]) => `plans:\n${rows.join("")}`;
	const plan = (id: string, price: number) =>
		`  - id: ${id}\n    price: ${price}\n    sessions: 3\n    card: weekly\n    opens: trial\n`;
	const before = plans(plan("a", 1), plan("b", 2));
	const mine = plans(plan("a", 5), plan("b", 2));
	const theirs = plans(plan("b", 3), plan("c", 4));
	expect(mergeTexts(before, mine, theirs).conflicts).toEqual([["plans", 0]]);
});

test("a changed entry that the other side moved is a conflict", () => {
	const theirs = base
		.replace("Silver", "x")
		.replace("Gold", "Silver")
		.replace("x", "Gold");
	expect(mergeTexts(base, silver, theirs).conflicts).toEqual([["plans", 0]]);
});

test("a changed list that the other side shortened is one conflict", () => {
	const theirs = base.replace("  - name: Silver\n    price: 79\n", "");
	expect(mergeTexts(base, silver, theirs).conflicts).toEqual([["plans"]]);
});

test("changes to the body and to a field of an article are merged", () => {
	const article = "---\ntitle: Rest\n---\n\nSleep.\n";
	const mine = article.replace("Sleep.", "Sleep well.");
	const theirs = article.replace("Rest", "Rest days");
	expect(mergeTexts(article, mine, theirs)).toEqual({
		text: "---\ntitle: Rest days\n---\n\nSleep well.\n",
		conflicts: [],
	});
});
