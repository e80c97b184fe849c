import { phoneNumber } from "../facts/phone-number.ts";
import type { Content } from "../files.ts";
import type { LeadFrameId } from "../schema/integrations.ts";

export function leadFrameView(content: Content, id: LeadFrameId) {
	const { url, thankYou } = content.integrations.frames[id];
	/** Id of the dialog in the page and in URLs: /#free-trial opens it. */
	const dialogId = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return {
		dialogId,
		...content.dialogs[id],
		url,
		thankYou,
		help: frameHelpView(content),
	};
}

export function frameHelpView({ dialogs, site }: Content) {
	return {
		...dialogs.shared,
		contact: {
			phone: site.phone,
			phoneNumber: phoneNumber(site.phone),
			email: site.email,
		},
	};
}

/** Returns the map of the thank-you and contact pages (EMBED-06). */
export function mapView(content: Content) {
	return {
		...content.dialogs.map,
		url: content.integrations.frames.map.url,
		help: frameHelpView(content),
	};
}
