import { z } from "zod";
import { pageMeta, printedDate, text } from "../schema/fields.ts";

export const schema = z.strictObject({
	head: pageMeta,
	headline: text,
	updated: printedDate.describe(
		"The day of the last change, as it is printed: June 12, 2023.",
	),
	updatedLabel: text.describe("Before that day."),
	contents: text.describe("Above the list of sections."),
});
