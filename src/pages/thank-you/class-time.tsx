import { CalendarDays, CalendarPlus } from "lucide-react";
import { useState } from "react";
import { provider } from "#booking/provider.ts";
import { googleCalendarUrl, outlookCalendarUrl } from "#lib/calendar-links.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { Button } from "#ui/button/button.tsx";
import {
	CalendarLinks,
	type WebCalendars,
} from "#ui/calendar/calendar-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { useQueryParam } from "#ui/navigation/use-query-param.ts";
import {
	type BookedTime,
	bookedTime,
	formatBookedTime,
} from "./booked-time.ts";
import { calendarFile } from "./calendar-file.ts";
import css from "./class-time.module.css";
import type { ThankYouFreeClassPageProps } from "./thank-you-props.ts";

/**
 * Shows the class time from the provider's redirect URL, and offers a calendar file. If the URL has
 * no valid time, shows a general text in the same space, so that the page does not shift.
 */
export function ClassTime(content: ThankYouFreeClassPageProps["time"]) {
	const { labels, timeZone, calendars, minutes, place, host } = content;
	const start = useQueryParam(provider.timeParams.start);
	const end = useQueryParam(provider.timeParams.end);
	// The clock does not affect the built HTML, because `start` is undefined there.
	const [now] = useState(Date.now);
	const booked = bookedTime({ start, end }, { timeZone, minutes, now });
	return (
		<div className={`${layout.row} ${css.classTime}`}>
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
							saveCalendar(
								`${labels.file}.ics`,
								calendarFile({
									...booked,
									...labels.event,
									place,
									host,
									madeAt: Date.now(),
								}),
							)
						}
					>
						<CalendarPlus className="icon" />
						{labels.add}
					</Button>
					<span className={css.links}>
						<CalendarLinks
							of={labels.event.title}
							names={calendars}
							urls={webCalendars(booked, content)}
						/>
					</span>
				</>
			) : (
				<p>{labels.unknown}</p>
			)}
		</div>
	);
}

function webCalendars(
	{ start, end }: BookedTime,
	{ labels, timeZone, place }: ThankYouFreeClassPageProps["time"],
): WebCalendars {
	const appointment = {
		...labels.event,
		location: place,
		starts: clockAt(timeZone, start),
		ends: clockAt(timeZone, end),
		timeZone,
	};
	return {
		google: googleCalendarUrl(appointment),
		outlook: outlookCalendarUrl(appointment),
	};
}

function saveCalendar(name: string, text: string): void {
	const objectUrl = URL.createObjectURL(
		new Blob([text], { type: "text/calendar;charset=utf-8" }),
	);
	const link = document.createElement("a");
	link.href = objectUrl;
	link.download = name;
	link.click();
	// Revokes the URL late, because Safari reads the URL after the click event.
	setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
