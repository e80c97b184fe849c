import schedule from "content:schedule";
import { useState } from "react";
import { OtherWays } from "#booking/other-ways.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveScheduleFrame } from "./live-schedule-frame.tsx";

const { booking, live } = schedule;

export const liveScheduleId = "live-schedule";

/** The live schedule over the page (SCHED-08); its frame is there only while the dialog is open. */
export function LiveScheduleDialog() {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Dialog
			id={liveScheduleId}
			kind="wide"
			title={live.title}
			description={live.description}
			isFlush
			onOpenChange={setIsOpen}
			foot={<OtherWays href={booking} direct={live.direct} />}
		>
			<LiveScheduleFrame space="700" isActive={isOpen} />
		</Dialog>
	);
}
