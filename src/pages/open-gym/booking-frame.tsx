import { DirectLink } from "#booking/direct-link.tsx";
import {
	LeadFrame,
	type LeadFrameDialog,
	leadFrameUrl,
} from "#booking/lead-frame.tsx";
import { useIsHydrated } from "#ui/browser/use-is-hydrated.ts";

/** The booking calendar for non-members (OPEN-01, C-43). */
export function BookingFrame({ dialog }: { dialog: LeadFrameDialog }) {
	const isActive = useIsHydrated();
	const frameUrl = leadFrameUrl(dialog.url, isActive);
	return (
		<LeadFrame
			dialog={dialog}
			src={frameUrl}
			height="600"
			isActive={isActive}
			footer={<DirectLink href={frameUrl} text={dialog.direct} />}
		/>
	);
}
