import { DirectLink } from "#booking/direct-link.tsx";
import { useQueryParam } from "#ui/navigation/use-query-param.ts";
import {
	type LiveSchedule,
	LiveScheduleFrame,
} from "./live-schedule-frame.tsx";

/**
 * Shows the live schedule instead of the usual week (SCHED-01). The static HTML links to the
 * provider's page, in case the island's code does not load.
 */
export function LiveScheduleView({ live, bookingUrl }: LiveSchedule) {
	return (
		<LiveScheduleFrame
			live={live}
			bookingUrl={bookingUrl}
			height="1100"
			isActive={useQueryParam("view") === "calendar"}
			footer={<DirectLink href={bookingUrl} text={live.direct} />}
		/>
	);
}
