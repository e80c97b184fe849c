import { cityLine } from "#model/facts/postal-address.ts";
import type { Content } from "#model/files.ts";
import { frameHelpView, leadFrameView, mapView } from "#model/views/frames.ts";
import { openNowView } from "#model/views/open-now.ts";
import { gymView } from "#model/views/site.ts";
import { formatWeek } from "#schedule/hours/hours.ts";

export type ContactPageProps = ReturnType<typeof contactPageProps>;

export function contactPageProps(content: Content) {
	const { message, details, findUs, ...page } = content.pages.contact;
	const { site, schedule, dialogs, integrations } = content;
	const { neighborhood, address } = site;
	return {
		...page,
		gym: gymView(content),
		message: {
			title: message.title,
			form: { ...dialogs.contactForm, help: frameHelpView(content) },
			url: integrations.frames.contactForm.url,
		},
		details: {
			...details,
			addressLines: [address.street, `${neighborhood}, ${cityLine(address)}`],
			week: formatWeek(schedule.openingHours, details.closed),
			listingUrl: integrations.links.listing,
		},
		openNow: openNowView(content),
		findUs: {
			...findUs,
			appleUrl: integrations.links.directionsApple,
			googleUrl: integrations.links.directions,
		},
		map: mapView(content),
		consultation: leadFrameView(content, "consultation"),
	};
}
