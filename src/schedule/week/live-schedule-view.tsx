import schedule from "content:schedule";
import { DirectLink } from "#booking/direct-link.tsx";
import { useQueryParam } from "#ui/navigation/address-query.ts";
import { LiveScheduleFrame } from "./live-schedule-frame.tsx";

export function LiveScheduleView() {
	if (useQueryParam("view") !== "calendar") return null;
	return (
		<LiveScheduleFrame
			height="1100"
			isActive
			footer={
				<DirectLink href={schedule.booking} text={schedule.live.direct} />
			}
		/>
	);
}
