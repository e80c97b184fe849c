import { useRef } from "react";
import { DirectLink } from "#booking/direct-link.tsx";
import {
	LeadFrame,
	type LeadFrameDialog,
	leadFrameUrl,
} from "#booking/lead-frame.tsx";
import { useNearViewport } from "#ui/browser/near-viewport.ts";

/** The booking calendar for non-members (OPEN-01). */
export function BookingFrame({ dialog }: { dialog: LeadFrameDialog }) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	const address = leadFrameUrl(dialog.url, isNear);
	return (
		<div ref={root}>
			<LeadFrame
				dialog={dialog}
				src={address}
				height="600"
				isActive={isNear}
				footer={<DirectLink href={address} text={dialog.direct} />}
			/>
		</div>
	);
}
