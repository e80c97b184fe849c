import { FrameDialog } from "#booking/frame-dialog.tsx";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";

/** The dialogs that the buttons of a page open, beside the one that every page has. */
export function LeadDialogs({
	dialogs,
}: {
	dialogs: readonly LeadFrameDialog[];
}) {
	return dialogs.map((dialog) => (
		<FrameDialog key={dialog.dialogId} dialog={dialog} />
	));
}
