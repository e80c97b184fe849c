import type freeClass from "content:thank-you-free-class";
import { CalendarDays, CalendarPlus } from "lucide-react";
import { bookedTime, formatBookedTime } from "#lib/booked-time.ts";
import { bookedTimeParams } from "#lib/booked-time-query.ts";
import { calendarFile } from "#lib/calendar-file.ts";
import { useAddressParam } from "#ui/address-query.ts";
import { Button } from "#ui/button.tsx";
import { useNow } from "#ui/now.ts";
import { saveFile } from "#ui/save-file.ts";

/**
 * When the class is, where the provider's redirect says so, with a file for the visitor's calendar. Without a time that
 * can be right nothing is claimed. The line keeps its space, so the page does not move when the time is known.
 */
export function ClassTime({ time }: { time: (typeof freeClass)["time"] }) {
	const { words, timeZone, minutes, place, host } = time;
	const start = useAddressParam(bookedTimeParams.start).value;
	const end = useAddressParam(bookedTimeParams.end).value;
	const now = useNow();
	const booked =
		now === undefined
			? undefined
			: bookedTime({ start, end }, { timeZone, minutes, now });
	return (
		<div className="booked-time">
			<CalendarDays className="icon" />
			{booked ? (
				<>
					<p>
						<b>{formatBookedTime(booked, timeZone)}</b>
					</p>
					<Button
						variant="outline"
						size="sm"
						onClick={() =>
							saveFile({
								name: `${words.file}.ics`,
								type: "text/calendar",
								text: calendarFile({ ...booked, ...words.event, place, host }),
							})
						}
					>
						<CalendarPlus className="icon" />
						{words.add}
					</Button>
				</>
			) : (
				<p>{words.unknown}</p>
			)}
		</div>
	);
}
