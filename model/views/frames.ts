import type { Content } from "../files.ts";
import type { LeadFrameId } from "../schema/integrations.ts";

/** A dialog with a provider's calendar or form: its words, its address, where a finished one leads to. */
export type LeadFrameView = Content["dialogs"][LeadFrameId] & {
	id: LeadFrameId;
	/** The id of the dialog in the page and in addresses: /#free-trial opens it. */
	dialogId: string;
	url: string;
	thankYou: string;
};

export function leadFrameView(
	content: Content,
	id: LeadFrameId,
): LeadFrameView {
	const { url, thankYou } = content.integrations.frames[id];
	const dialogId = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return { id, dialogId, ...content.dialogs[id], url, thankYou };
}

/** The map with its words: the thank-you page and the contact page show it (EMBED-06). */
export function mapView({ dialogs, integrations }: Content) {
	return { ...dialogs.map, url: integrations.frames.map.url };
}
