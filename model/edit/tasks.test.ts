import { expect, test } from "vitest";
import { schedule } from "../schema/schedule.ts";
import { formOf } from "./form.ts";
import { addressesByTitle } from "./tasks.ts";

test("a page is found by its own title and by that of the form that it shows", () => {
	const form = formOf(schedule);
	const files = ["pricing.yaml", "schedule.yaml", "dialogs.yaml"];
	const found = addressesByTitle(
		files.map((path) => ({ path, form })),
		{ "/pricing": "Pricing", "/schedule": "Class schedule" },
	);
	expect(Object.fromEntries(found)).toEqual({
		prices: "/pricing",
		pricing: "/pricing",
		"class schedule": "/schedule",
		"classes and hours": "/schedule",
	});
});
