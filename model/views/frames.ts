import { phoneNumber } from "../facts/phone-number.ts";
import type { Content } from "../files.ts";
import type { LeadFrameId } from "../schema/integrations.ts";

/** A dialog with a provider's calendar or form: its words, its address, where a finished one leads to. */
export function leadFrameView(content: Content, id: LeadFrameId) {
	const { url, thankYou } = content.integrations.frames[id];
	/** The id of the dialog in the page and in addresses: /#free-trial opens it. */
	const dialogId = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return {
		id,
		dialogId,
		...content.dialogs[id],
		url,
		thankYou,
		help: frameHelpView(content),
	};
}

/** What every frame of a provider says while it is slow or down. */
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

/** The map of the thank-you pages and the contact page (EMBED-06). */
export function mapView(content: Content) {
	return {
		...content.dialogs.map,
		url: content.integrations.frames.map.url,
		help: frameHelpView(content),
	};
}
