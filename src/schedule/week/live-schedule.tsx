import schedule from "content:schedule";
import { type ComponentProps, useState } from "react";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { DirectLink } from "#booking/direct-link.tsx";
import { Frame } from "#booking/frame.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

const { booking, live } = schedule;

export const liveScheduleId = "live-schedule";

/** The gym-management system's own page (EMBED-05): 1100 px in the calendar view, 700 px in the dialog. */
function LiveScheduleFrame(
	frame: Pick<ComponentProps<typeof Frame>, "height" | "isActive" | "footer">,
) {
	return (
		<Frame
			{...frame}
			title={live.frameTitle}
			src={booking}
			sendsMessages={false}
			words={live}
		/>
	);
}

/** The live schedule in the page (SCHED-09). */
export function LiveScheduleView() {
	return (
		<LiveScheduleFrame
			height="1100"
			isActive
			footer={<DirectLink href={booking} text={live.direct} />}
		/>
	);
}

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
			foot={<BookingAlternatives href={booking} direct={live.direct} />}
		>
			<LiveScheduleFrame height="700" isActive={isOpen} />
		</Dialog>
	);
}
