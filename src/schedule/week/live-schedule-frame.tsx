import type { ComponentProps } from "react";
import { Frame } from "#booking/frame.tsx";
import type { FrameLabels } from "#booking/frame-status.tsx";

export type LiveSchedule = {
	live: FrameLabels & {
		title: string;
		description: string;
		frameTitle: string;
	};
	bookingUrl: string;
};

export function LiveScheduleFrame({
	live,
	bookingUrl,
	...frame
}: LiveSchedule &
	Pick<ComponentProps<typeof Frame>, "height" | "isActive" | "footer">) {
	return (
		<Frame
			{...frame}
			title={live.frameTitle}
			src={bookingUrl}
			sendsMessages={false}
			labels={live}
		/>
	);
}
