import { expect, test } from "vitest";
import { fieldsWithOldText } from "./same-text.ts";

const link = (label: string, to: string) => ({ label, to });
const saved = {
	bar: [link("Pricing", "/pricing"), link("Store", "/store")],
	footer: [link("Pricing", "/pricing"), { title: "Pricing" }],
};
const inBar = ["bar", 0, "label"];

test("another label with the old text is found for a changed label", () => {
	const value = { ...saved, bar: [link("Prices", "/pricing"), saved.bar[1]] };
	expect(fieldsWithOldText(saved, value, inBar)).toEqual([
		["footer", 0, "label"],
	]);
});

test("no other field is found for an unchanged label", () => {
	expect(fieldsWithOldText(saved, saved, inBar)).toEqual([]);
});

test("no other field is found for a cleared label", () => {
	const value = { ...saved, bar: [link("", "/pricing"), saved.bar[1]] };
	expect(fieldsWithOldText(saved, value, inBar)).toEqual([]);
});

test("no other field is found for a removed entry of a text list", () => {
	const plans = (...lists: string[][]) => ({
		plans: lists.map((features) => ({ features })),
	});
	const before = plans(["Unlimited", "Open gym"], ["Unlimited"]);
	const after = plans(["Open gym"], ["Unlimited"]);
	const path = ["plans", 0, "features", 0];
	expect(fieldsWithOldText(before, after, path)).toEqual([]);
});

test("no other field is found for moved entries", () => {
	const value = { ...saved, bar: saved.bar.toReversed() };
	expect(fieldsWithOldText(saved, value, inBar)).toEqual([]);
});
