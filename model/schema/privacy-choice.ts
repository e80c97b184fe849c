import { z } from "zod";
import { text } from "./fields.ts";

/** content/privacy-choice.yaml: what visitors are asked before anything is measured; shown only with a pixel's id. */
export const privacyChoice = z
	.strictObject({
		title: text,
		text,
		policy: text.meta({ description: "Leads to the privacy policy." }),
		decline: text,
		agree: text,
		change: text.meta({
			description: "In the footer: opens the question again.",
		}),
		states: z
			.strictObject({
				unasked: text,
				agreed: text,
				declined: text,
				signal: text.meta({
					description: "The browser sends Global Privacy Control.",
				}),
			})
			.meta({ description: "In the footer: what holds now." }),
	})
	.meta({ title: "Question about ads" });
