import { weekRuns } from "../../lib/hours.ts";
import { cityLine } from "../postal-address.ts";
import type { Content } from "../read-content.ts";
import { headView } from "./head.ts";
import { externalLink, phoneNumber } from "./links.ts";

export function contactView(content: Content) {
	const { head, ...page } = content.pages.contact;
	const { site, schedule, dialogs, integrations } = content;
	const { street } = site.address;
	const city = cityLine(site.address);
	return {
		...page,
		head: headView(content, "/contact", head),
		message: {
			...page.message,
			form: dialogs.contactForm,
			url: integrations.frames.contactForm.url,
		},
		details: {
			...page.details,
			phoneValue: site.phone,
			phoneNumber: phoneNumber(site.phone),
			emailValue: site.email,
			addressLines: [street, `${site.neighborhood}, ${city}`],
			timeZone: schedule.timeZone,
			week: weekRuns(schedule.openingHours),
			parkingValue: site.parkingNote,
			listingUrl: externalLink(content, "listing"),
		},
		findUs: {
			...page.findUs,
			addressLines: [street, city],
			appleUrl: externalLink(content, "directionsApple"),
			googleUrl: externalLink(content, "directions"),
		},
	};
}
