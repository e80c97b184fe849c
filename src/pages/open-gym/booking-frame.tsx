import openGym from "content:open-gym";
import { useRef } from "react";
import { LeadFrame, leadAddress } from "#booking/lead-frame.tsx";
import { useNearViewport } from "#ui/browser/near-viewport.ts";

/** The booking calendar for visitors who are not members yet (OPEN-01). */
export function BookingFrame() {
	const { dialog } = openGym.booking;
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	return (
		<div ref={root}>
			<LeadFrame
				dialog={dialog}
				src={leadAddress(dialog.url, isNear)}
				height="600"
				isActive={isNear}
			/>
		</div>
	);
}
