import { z } from "zod";
import { hiddenHead, id, text, titledText } from "../schema/fields.ts";
import { points, testimonialReference } from "../schema/page-parts.ts";

const page = {
	head: hiddenHead,
	headline: text,
	lead: text,
	steps: points,
	/** Heading of the box with address, map, phone and email. */
	placeTitle: text,
};

/** content/thank-you.yaml: texts that all four pages share. */
export const sharedTexts = z.strictObject({
	phone: text,
	text: text.describe("A text message to the same number."),
	textAction: text.describe("On that link."),
	email: text,
	directions: text,
});

/** content/pages/thank-you-free-class.yaml (TY-01 to TY-04) */
export const freeClass = z.strictObject({
	...page,
	waiver: text.describe("On the button in the first step."),
	time: z.strictObject({
		unknown: text.describe("Shown if the page's address has no time."),
		add: text,
		event: z
			.strictObject({ title: text, description: text })
			.describe("What the visitor's calendar shows."),
		file: id.meta({
			title: "Name of the calendar file",
			description: "Without its ending.",
		}),
	}),
	expect: titledText,
});

/** content/pages/thank-you-intro-call.yaml (TY-05 to TY-07) */
export const introCall = z.strictObject({
	...page,
	quote: testimonialReference,
	late: z.strictObject({ title: text, text, action: text }),
	reschedule: z.strictObject({
		title: text,
		text,
		call: text,
		textUs: text,
		email: text,
	}),
});

/** content/pages/thank-you-corporate.yaml (TY-08 to TY-11) */
export const corporate = z.strictObject({
	...page,
	suits: titledText.describe("Team sizes and lengths."),
	action: text.describe("Leads to the contact page."),
});

/** content/pages/thank-you-prolabs.yaml (TY-12, TY-13) */
export const prolabs = z.strictObject({
	...page,
	tiles: z.strictObject({ title: text, call: text, email: text }),
	programs: text.describe("Lead to the programs and home."),
	home: text,
});
