import { useQueryParam } from "#ui/navigation/address-query.ts";
import { LiveScheduleFrame } from "./live-schedule-frame.tsx";

/** The live schedule in the place of the week (SCHED-09), while the address says ?view=calendar. */
export function LiveScheduleView() {
	const isShown = useQueryParam("view") === "calendar";
	return isShown ? <LiveScheduleFrame height="1100" isActive /> : null;
}
