import { z } from "zod";
import { text } from "./fields.ts";

/** content/privacy-choice.yaml: what visitors are asked before anything is measured; shown only with a pixel's id. */
export const privacyChoice = z.strictObject({
	title: text,
	text,
	/** Leads to the privacy policy. */
	policy: text,
	decline: text,
	agree: text,
	/** In the footer: opens the question again. */
	change: text,
	/** In the footer: what holds now. */
	states: z.strictObject({
		unasked: text,
		agreed: text,
		declined: text,
		/** The browser sends Global Privacy Control. */
		signal: text,
	}),
});
