export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes since midnight in the gym's time zone, 0 to 1440. */
export type Minutes = number;

const clock = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/** "6:30 AM" -> 390; undefined for any other format. */
export function parseTime(text: string): Minutes | undefined {
	const [, hour, minute, half] = clock.exec(text) ?? [];
	if (hour === undefined) return undefined;
	return (Number(hour) % 12) * 60 + Number(minute) + (half === "PM" ? 720 : 0);
}

export function formatTime(time: Minutes): string {
	const hour = Math.floor(time / 60) % 24;
	const minute = String(time % 60).padStart(2, "0");
	return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

export function formatTimeSpan(from: Minutes, to: Minutes): string {
	return `${formatTime(from)} to ${formatTime(to)}`;
}

/** "6:30 – 8:00 AM" or "8:00 AM – 5:00 PM" (HOURS-02). */
export function formatTimeRange(from: Minutes, to: Minutes): string {
	const [start, end] = [formatTime(from), formatTime(to)];
	const sameHalf = start.slice(-2) === end.slice(-2);
	return `${sameHalf ? start.slice(0, -3) : start} – ${end}`;
}

export function formatWeekday(day: Weekday): Capitalize<Weekday> {
	return (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;
}
