import type { Content } from "../files.ts";
import type { LeadFrameId } from "../schema/integrations.ts";

/** A dialog with a provider's calendar or form: its words, its address, where a finished one leads to. */
export function leadFrameView(content: Content, id: LeadFrameId) {
	const { url, thankYou } = content.integrations.frames[id];
	/** The id of the dialog in the page and in addresses: /#free-trial opens it. */
	const dialogId = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return { id, dialogId, ...content.dialogs[id], url, thankYou };
}
