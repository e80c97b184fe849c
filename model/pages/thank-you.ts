import { z } from "zod";
import { hiddenPageMeta, id, text, titledText } from "../schema/fields.ts";
import { points, testimonialReference } from "../schema/page-parts.ts";

const page = {
	head: hiddenPageMeta,
	headline: text,
	lead: text,
	steps: points,
	placeTitle: text,
};

export const sharedTexts = z.strictObject({
	phone: text,
	text: text.describe("A text message to the same number."),
	textAction: text.describe("On that link."),
	email: text,
	directions: text,
});

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

export const corporate = z.strictObject({
	...page,
	suits: titledText.describe("Team sizes and lengths."),
	action: text.describe("Leads to the contact page."),
});

export const prolabs = z.strictObject({
	...page,
	tiles: z.strictObject({ title: text, call: text, email: text }),
	programs: text.describe("Lead to the programs and home."),
	home: text,
});
