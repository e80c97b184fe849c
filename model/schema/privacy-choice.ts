import { z } from "zod";
import { text } from "./fields.ts";

/** content/privacy-choice.yaml: what visitors are asked before anything is measured; shown only with a pixel's id. */
export const privacyChoice = z
	.strictObject({
		title: text,
		text,
		policy: text.describe("Leads to the privacy policy."),
		decline: text,
		agree: text,
		change: text.describe("In the footer: opens the question again."),
		states: z
			.strictObject({
				unasked: text,
				agreed: text,
				declined: text,
				signal: text.describe("The browser sends Global Privacy Control."),
			})
			.describe("In the footer: what holds now."),
	})
	.meta({ title: "Question about ads" });
