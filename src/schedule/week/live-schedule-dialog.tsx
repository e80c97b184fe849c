import { useState } from "react";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import {
	type LiveSchedule,
	LiveScheduleFrame,
} from "./live-schedule-frame.tsx";

export const liveScheduleId = "live-schedule";

/** The live schedule over the page (SCHED-08); its frame is there only while the dialog is open. */
export function LiveScheduleDialog({ live, booking }: LiveSchedule) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Dialog
			id={liveScheduleId}
			kind="wide"
			title={live.title}
			description={live.description}
			isFlush
			onOpenChange={setIsOpen}
			foot={
				<BookingAlternatives
					href={booking}
					direct={live.direct}
					help={live.help}
				/>
			}
		>
			<LiveScheduleFrame
				live={live}
				booking={booking}
				height="700"
				isActive={isOpen}
			/>
		</Dialog>
	);
}
