import { z } from "zod";
import { id, pageHead, text } from "./fields.ts";

const steps = z
	.array(z.strictObject({ title: text, text }))
	.min(1, "at least one step");

const page = {
	head: pageHead,
	headline: text,
	lead: text,
	/** What happens next, in order. */
	steps,
	/** Over the box with address, map, phone and email. */
	placeTitle: text,
};

/** content/thank-you.yaml: the words that all four pages share. */
export const thankYouWords = z.strictObject({
	phone: text,
	/** A text message to the same number. */
	text,
	/** On that link. */
	textAction: text,
	email: text,
	directions: text,
});

/** content/pages/thank-you-free-class.yaml (TY-01 to TY-04) */
export const thankYouFreeClassPage = z.strictObject({
	...page,
	/** On the button in the first step. */
	waiver: text,
	time: z.strictObject({
		/** Stands here until an address says when the class is. */
		unknown: text,
		add: text,
		/** What the visitor's calendar shows. */
		event: z.strictObject({ title: text, description: text }),
		/** Name of the calendar's file, without its ending. */
		file: id,
	}),
	expect: z.strictObject({ title: text, text }),
});

/** content/pages/thank-you-intro-call.yaml (TY-05 to TY-07) */
export const thankYouIntroCallPage = z.strictObject({
	...page,
	quote: z.strictObject({
		/** Read out by screen readers only. */
		title: text,
		/** A short name of testimonials.yaml. */
		person: id,
	}),
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
export const thankYouCorporatePage = z.strictObject({
	...page,
	/** Team sizes and lengths. */
	suits: z.strictObject({ title: text, text }),
	/** Leads to the contact page. */
	action: text,
});

/** content/pages/thank-you-prolabs.yaml (TY-12, TY-13) */
export const thankYouProlabsPage = z.strictObject({
	...page,
	tiles: z.strictObject({ title: text, call: text, email: text }),
	/** Lead to the programs and home. */
	programs: text,
	home: text,
});
