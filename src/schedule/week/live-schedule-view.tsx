import { DirectLink } from "#booking/direct-link.tsx";
import { useQueryParam } from "#ui/navigation/address-query.ts";
import {
	type LiveSchedule,
	LiveScheduleFrame,
} from "./live-schedule-frame.tsx";

export function LiveScheduleView({ live, booking }: LiveSchedule) {
	const isShown = useQueryParam("view") === "calendar";
	return (
		<div>
			{isShown && (
				<LiveScheduleFrame
					live={live}
					booking={booking}
					height="1100"
					isActive
					footer={<DirectLink href={booking} text={live.direct} />}
				/>
			)}
		</div>
	);
}
