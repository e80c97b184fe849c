import { z } from "zod";
import {
	anchor,
	id,
	pageHead,
	photo,
	sitePath,
	text,
	titledText,
	webAddress,
} from "./fields.ts";
import type { LeadFrameId } from "./integrations.ts";

/**
 * The dialogs that a page contains: the dialog of the header (src/shell/after-main.tsx), and
 * dialogs that the page itself renders (src/pages).
 */
type Dialogs = readonly [LeadFrameId, ...LeadFrameId[]];

const words = { title: "Words on the button" };
const leads = { title: "Leads to a page" };

export const dialogButton = (dialogs: Dialogs) =>
	z
		.strictObject({
			label: text.meta(words),
			opens: z
				.enum(dialogs, `a dialog of this page: ${dialogs.join(" or ")}`)
				.meta({ title: "Form or calendar" }),
		})
		.meta({ title: "Opens a form or calendar" });

export const link = z
	.strictObject({ label: text.meta(words), to: sitePath })
	.meta(leads);

export const externalLink = z
	.strictObject({ label: text.meta(words), url: webAddress })
	.meta({ title: "Leads to another site" });
export type ExternalLink = z.infer<typeof externalLink>;

/** A button that opens a dialog of the page, or links to a page or an anchor. */
export const action = (dialogs: Dialogs) =>
	z.union(
		[
			dialogButton(dialogs),
			link
				.extend({
					to: z.union([sitePath, anchor]).meta({ kind: "page" }),
				})
				.meta(leads),
		],
		"a button with `label` and `to` (a page or a section), or `label` and `opens` (a dialog)",
	);
export type Action = z.infer<ReturnType<typeof action>>;

export const pageHero = (dialogs: Dialogs) =>
	z.strictObject({
		headline: z
			.array(text.meta({ title: "Line" }), "a list of lines")
			.min(1, "at least one line")
			.describe("Line by line."),
		lead: text,
		actions: z
			.array(action(dialogs))
			.max(2, "at most two buttons")
			.default([])
			.describe("The first one is the main one."),
		photo: photo.meta({
			title: "Picture",
			kind: "photo",
			description:
				"The headline covers its left half, so that half should be calm.",
		}),
		photoPlace: z
			.enum(["full", "right"])
			.default("full")
			.describe(
				"“Full” fills the top of the page. “Right” keeps the left side free, for a photograph whose subject would stand under the words. If empty: full.",
			),
	});
export type PageHero = z.infer<ReturnType<typeof pageHero>>;

/** A list of points, each with a title and a text (ENT-09). */
export const points = z.array(titledText).min(1, "at least one point");

export const questionList = z
	.array(z.strictObject({ question: text, answer: text }))
	.min(1, "at least one question")
	.meta({ title: "Questions" });

export const testimonialReference = z.strictObject({
	title: text.describe("Read out by screen readers only."),
	person: id.meta({
		kind: "member",
		description: "One of the people under “Members’ words”.",
	}),
});

export const closing = (dialogs: Dialogs) =>
	z.strictObject({
		title: text,
		titleSecondLine: text.optional(),
		text,
		action: action(dialogs),
	});
export type Closing = z.infer<ReturnType<typeof closing>>;

/** A page that begins with a hero and ends with a closing section. */
export const heroPage = <Sections extends z.ZodRawShape>(
	dialogs: Dialogs,
	sections: Sections,
) =>
	z.strictObject({
		head: pageHead,
		hero: pageHero(dialogs),
		...sections,
		closing: closing(dialogs),
	});
