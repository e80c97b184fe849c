import { describe, expect, test } from "vitest";
import { second } from "../../publish/content/content-test.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { corporateView } from "./corporate.ts";
import { prolabsView } from "./programs/prolabs.ts";

const content = second.content();
const pipeline = createPicturePipeline(content.images);

describe("the corporate page", () => {
	test("counts with the gym's own prices, from the people in the price on", () => {
		const { calculator } = corporateView(content, pipeline);
		expect(calculator.rates).toMatchObject({
			price: 31_000,
			includedPeople: 6,
			maxPeoplePerSession: 9,
			depositPercent: 20,
		});
		expect(calculator.start).toEqual({
			people: 6,
			minutes: 55,
			hasSnacks: false,
		});
		expect(calculator.mostPeople).toBe(16);
		expect(calculator.twoSessions).toBe("Above 9 we sail twice.");
		expect(calculator.dialog.dialogId).toBe("corporate-quote");
	});
});

describe("the page for trainers", () => {
	test("PROLAB-07 marks the plan that the content names", () => {
		expect(prolabsView(content, pipeline).plans.start).toBe("monthly");
	});
});
