import { z } from "zod";
import {
	anchor,
	id,
	pageMeta,
	photo,
	sitePath,
	text,
	titledText,
	webAddress,
} from "./fields.ts";
import { allDialogs } from "./integrations.ts";

const buttonLabelMeta = { title: "Words on the button" };
const pageLinkMeta = { title: "Leads to a page" };

export const dialogButton = z
	.strictObject({
		label: text.meta(buttonLabelMeta),
		opens: z
			.enum(allDialogs, `a dialog: ${allDialogs.join(", ")}`)
			.meta({ title: "Form or calendar" }),
	})
	.meta({ title: "Opens a form or calendar" });

export const link = z
	.strictObject({ label: text.meta(buttonLabelMeta), to: sitePath })
	.meta(pageLinkMeta);

export const externalLink = z
	.strictObject({ label: text.meta(buttonLabelMeta), url: webAddress })
	.meta({ title: "Leads to another site" });
export type ExternalLink = z.infer<typeof externalLink>;

export const action = z.union(
	[
		dialogButton,
		link
			.extend({
				to: z.union([sitePath, anchor]).meta({ kind: "page" }),
			})
			.meta(pageLinkMeta),
	],
	"a button with `label` and `to` (a page or a section), or `label` and `opens` (a dialog)",
);
export type Action = z.infer<typeof action>;

export const pageHero = z.strictObject({
	headline: z
		.array(text.meta({ title: "Line" }), "a list of lines")
		.min(1, "at least one line")
		.describe("Line by line."),
	lead: text,
	actions: z
		.array(action)
		.max(2, "at most two buttons")
		.default([])
		.describe("The first one is the main one."),
	photo: photo.describe(
		"The headline covers its left half, so that half should be calm.",
	),
	photoPlace: z
		.enum(["full", "right"])
		.default("full")
		.describe(
			"“Full” fills the top of the page. “Right” leaves the left half to the words, so that they do not cover what the photo shows. If empty: full.",
		),
});
export type PageHero = z.infer<typeof pageHero>;

export const points = z.array(titledText).min(1, "at least one point");

export const titledPoints = z.strictObject({ title: text, points });

export const questionList = z
	.array(z.strictObject({ question: text, answer: text }))
	.min(1, "at least one question")
	.meta({ title: "Questions" });

export const titledQuestions = z.strictObject({
	title: text,
	list: questionList,
});

export const testimonialReference = z.strictObject({
	title: text.describe("Read out by screen readers only."),
	person: id.meta({
		kind: "member",
		description: "One of the people under “Testimonials”.",
	}),
});

export const closing = z.strictObject({
	title: text,
	titleSecondLine: text.optional(),
	text,
	action,
});
export type ClosingSection = z.infer<typeof closing>;

export const pageWithHero = <Sections extends z.ZodRawShape>(
	sections: Sections,
) =>
	z.strictObject({
		head: pageMeta,
		hero: pageHero,
		...sections,
		closing: closing,
	});
