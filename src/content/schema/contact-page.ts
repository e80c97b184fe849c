import { z } from "zod";
import { pageHead, text } from "./fields.ts";

/** content/pages/contact.yaml (CONT-01 to CONT-07). The words of form and map are in content/dialogs.yaml. */
export const contactPage = z.strictObject({
	head: pageHead,
	headline: text,
	lead: text,
	/** The two buttons; each opens a dialog. */
	actions: z.strictObject({ consultation: text, freeTrial: text }),
	message: z.strictObject({ title: text }),
	/** The list beside the form: what stands before each row. */
	details: z.strictObject({
		title: text,
		phone: text,
		email: text,
		address: text,
		hours: text,
		/** In the row of a day without hours. */
		closed: text,
		/** Read out by screen readers at the row of hours that counts today. */
		today: text,
		parking: text,
		listing: text,
		listingLink: text,
	}),
	findUs: z.strictObject({
		title: text,
		text,
		/** Before the links to the maps that show the way. */
		directions: text,
		apple: text,
		google: text,
	}),
});
