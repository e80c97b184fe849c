import { z } from "zod";
import { text } from "./fields.ts";

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
