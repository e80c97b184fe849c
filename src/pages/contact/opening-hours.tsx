import { weekdayOf } from "#lib/time/calendar-date.ts";
import type { Weekday } from "#lib/time/time.ts";
import type { Week } from "#schedule/hours/open-status.ts";
import { isUsualDay } from "#schedule/hours/special-days.ts";
import { useToday } from "#schedule/hours/today.ts";
import css from "./contact-details.module.css";

export type HoursContent = {
	week: readonly {
		weekdays: readonly Weekday[];
		days: string;
		hours: string;
	}[];
	today: string;
};

type Props = HoursContent & {
	dated: Week;
};

/**
 * Weekly hours. Highlights the row of today's weekday in the gym's time zone, unless today has
 * other hours.
 */
export function OpeningHours({ week, today: todayLabel, dated }: Props) {
	const date = useToday(dated.timeZone);
	const today = date && isUsualDay(dated, date) ? weekdayOf(date) : undefined;
	return (
		<ul className={css.hours}>
			{week.map(({ days, hours, weekdays }) => {
				const isToday = today !== undefined && weekdays.includes(today);
				return (
					<li key={days} aria-current={isToday ? "date" : undefined}>
						{isToday && (
							<span className="visually-hidden">{`${todayLabel}: `}</span>
						)}
						<span>{`${days}, ${hours}`}</span>
					</li>
				);
			})}
		</ul>
	);
}
