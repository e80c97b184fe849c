import { z } from "zod";
import { photo, sitePath, text } from "./fields.ts";

/** A button: opens one of the page's dialogs, or leads to a page or to an anchor of the page. */
export const action = z.union(
	[
		z.strictObject({
			label: text,
			opens: z.enum([
				"freeTrial",
				"consultation",
				"corporateQuote",
				"prolabsRequest",
			]),
		}),
		z.strictObject({
			label: text,
			to: z.union([
				sitePath,
				z.string().regex(/^#[a-z][a-z-]*$/, { abort: true }),
			]),
		}),
	],
	"a button with label and to (a path or an anchor), or label and opens (a dialog)",
);
export type Action = z.infer<typeof action>;

/** The first view of an inner page: a photograph, and headline, lead and actions on it. */
export const pageHero = z.strictObject({
	/** Line by line. */
	headline: z.array(text, "a list of lines").min(1, "at least one line"),
	lead: text,
	/** The first one is the main one. */
	actions: z.array(action).max(2, "at most two buttons").default([]),
	/** Its focus stays in view; the left half of the photograph stands under the words. */
	photo,
	/** right: the photograph begins further right, for one whose subject would stand under the words. */
	photoPlace: z.enum(["full", "right"]).default("full"),
});
export type PageHero = z.infer<typeof pageHero>;

/** Points of a list: each a title and a sentence or two (ENT-09). */
export const points = z
	.array(z.strictObject({ title: text, text }))
	.min(1, "at least one point");

/** The last band of a page: a question, a promise, one button. */
export const closing = z.strictObject({
	title: text,
	titleSecondLine: text.optional(),
	text,
	action,
});
export type Closing = z.infer<typeof closing>;
