import { useState } from "react";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import {
	type LiveSchedule,
	LiveScheduleFrame,
} from "./live-schedule-frame.tsx";

export const liveScheduleId = "live-schedule";

export function LiveScheduleDialog({ live, bookingUrl }: LiveSchedule) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Dialog
			id={liveScheduleId}
			kind="wide"
			title={live.title}
			description={live.description}
			isFlush
			onOpenChange={setIsOpen}
			footer={<BookingAlternatives href={bookingUrl} labels={live} />}
		>
			<LiveScheduleFrame
				live={live}
				bookingUrl={bookingUrl}
				height="700"
				isActive={isOpen}
			/>
		</Dialog>
	);
}
