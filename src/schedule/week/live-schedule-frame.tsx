import schedule from "content:schedule";
import type { ComponentProps } from "react";
import { Frame } from "#booking/frame.tsx";

const { booking, live } = schedule;

/**
 * The gym-management system's page (EMBED-05): 1100 px in the calendar view, 700 px in the dialog.
 */
export function LiveScheduleFrame(
	frame: Pick<ComponentProps<typeof Frame>, "height" | "isActive" | "footer">,
) {
	return (
		<Frame
			{...frame}
			title={live.frameTitle}
			src={booking}
			sendsMessages={false}
			labels={live}
		/>
	);
}
