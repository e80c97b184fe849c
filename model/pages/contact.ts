import { z } from "zod";
import { formatWeek } from "#schedule/hours/hours.ts";
import { cityLine } from "../facts/postal-address.ts";
import type { Content } from "../files.ts";
import { pageHead, text } from "../schema/fields.ts";

/** content/pages/contact.yaml (CONT-01 to CONT-07). The words of form and map are in content/dialogs.yaml. */
export const schema = z.strictObject({
	head: pageHead,
	headline: text,
	lead: text,
	actions: z
		.strictObject({ consultation: text, freeTrial: text })
		.describe("The two buttons; each opens a dialog."),
	message: z.strictObject({ title: text }),
	details: z
		.strictObject({
			title: text,
			phone: text,
			email: text,
			address: text,
			hours: text,
			closed: text.describe("In the row of a day without hours."),
			today: text.describe(
				"Read out by screen readers at the row of hours that counts today.",
			),
			parking: text,
			listing: text,
			listingLink: text,
		})
		.describe("The list beside the form: what stands before each row."),
	findUs: z.strictObject({
		title: text,
		text,
		directions: text.describe(
			"Before the links to the maps that show the way.",
		),
		apple: text,
		google: text,
	}),
});

export function view(content: Content) {
	const page = content.pages.contact;
	const { site, schedule, dialogs, integrations } = content;
	const { neighborhood, address } = site;
	return {
		message: {
			...page.message,
			form: dialogs.contactForm,
			url: integrations.frames.contactForm.url,
		},
		details: {
			...page.details,
			addressLines: [address.street, `${neighborhood}, ${cityLine(address)}`],
			week: formatWeek(schedule.openingHours, page.details.closed),
			listingUrl: integrations.links.listing,
		},
		findUs: {
			...page.findUs,
			appleUrl: integrations.links.directionsApple,
			googleUrl: integrations.links.directions,
		},
	};
}
