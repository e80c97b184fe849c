import { expect, test } from "vitest";
import { savedValueAt } from "./saved-value.ts";

const gold = { id: "gold", price: 89 };
const saved = { plans: [{ id: "silver", price: 79 }, gold] };

test("the saved value of a moved entry is found by its id instead of its index", () => {
	const now = { plans: [{ ...gold, price: "" }, ...saved.plans.slice(0, 1)] };
	expect(savedValueAt(now, saved, ["plans", 0, "price"])).toBe(89);
});

test("the saved value of an entry without an id is found by its index", () => {
	const packages = [{ sessions: 5 }, { sessions: 10 }];
	const now = [{ sessions: 5 }, { sessions: "" }];
	expect(savedValueAt(now, packages, [1, "sessions"])).toBe(10);
});
