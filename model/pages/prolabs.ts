import { z } from "zod";
import { photo, text } from "../schema/fields.ts";
import { pageWithHero, points, titledQuestions } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	why: z.strictObject({
		title: text,
		points,
		photo,
		fallback: photo.describe("Takes the photo's place when it does not load."),
	}),
	plans: z.strictObject({
		title: text,
		lead: text,
		select: text.describe("On every card; opens the dialog."),
		selected: text.describe("Marks the chosen card."),
		chosen: text.describe("Before the chosen plan, in the dialog."),
		note: text,
	}),
	steps: z.strictObject({ title: text, list: points.meta({ title: "Steps" }) }),
	rules: z.strictObject({
		title: text,
		list: z
			.array(z.strictObject({ rule: text, text }))
			.min(1, "at least one rule")
			.meta({ title: "Rules" }),
	}),
	questions: titledQuestions,
});
