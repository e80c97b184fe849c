import schedule from "content:schedule";
import { useState } from "react";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LiveScheduleFrame } from "./live-schedule-frame.tsx";

const { booking, live } = schedule;

export const liveScheduleId = "live-schedule";

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
			footer={<BookingAlternatives href={booking} direct={live.direct} />}
		>
			<LiveScheduleFrame height="700" isActive={isOpen} />
		</Dialog>
	);
}
