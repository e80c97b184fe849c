import { z } from "zod";
import { photo, sitePath, text } from "./fields.ts";
import type { LeadFrameId } from "./integrations.ts";

/** The dialogs that a page holds, by its bar (src/root.tsx) and by itself (src/pages): a button opens one of them. */
type Dialogs = readonly [LeadFrameId, ...LeadFrameId[]];

/** A button: opens one of the page's dialogs, or leads to a page or to an anchor of the page. */
export const action = (dialogs: Dialogs) =>
	z.union(
		[
			z.strictObject({
				label: text,
				opens: z.enum(
					dialogs,
					`a dialog of this page: ${dialogs.join(" or ")}`,
				),
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
export type Action = z.infer<ReturnType<typeof action>>;

/** The first view of an inner page: a photograph, and headline, lead and actions on it. */
export const pageHero = (dialogs: Dialogs) =>
	z.strictObject({
		/** Line by line. */
		headline: z.array(text, "a list of lines").min(1, "at least one line"),
		lead: text,
		/** The first one is the main one. */
		actions: z.array(action(dialogs)).max(2, "at most two buttons").default([]),
		/** Its focus stays in view; the left half of the photograph stands under the words. */
		photo,
		/** right: the photograph begins further right, for one whose subject would stand under the words. */
		photoPlace: z.enum(["full", "right"]).default("full"),
	});
export type PageHero = z.infer<ReturnType<typeof pageHero>>;

/** Points of a list: each a title and a sentence or two (ENT-09). */
export const points = z
	.array(z.strictObject({ title: text, text }))
	.min(1, "at least one point");

/** The last band of a page: a question, a promise, one button. */
export const closing = (dialogs: Dialogs) =>
	z.strictObject({
		title: text,
		titleSecondLine: text.optional(),
		text,
		action: action(dialogs),
	});
export type Closing = z.infer<ReturnType<typeof closing>>;
