import { weekdayOf } from "#lib/time/calendar-date.ts";
import type { Weekday } from "#lib/time/time.ts";
import type { Week } from "#schedule/hours/open-status.ts";
import { isUsualDay } from "#schedule/hours/special-days.ts";
import { useToday } from "#schedule/hours/today.ts";
import css from "./contact-details.module.css";

/** The week in as few rows as its hours allow, and the word that marks today's row. */
export type HoursContent = {
	week: readonly {
		weekdays: readonly Weekday[];
		days: string;
		hours: string;
	}[];
	/** Read out by screen readers. */
	today: string;
};

type Props = HoursContent & {
	/** The hours and the dates on which they do not hold. */
	dated: Week;
};

/** The week's hours; the row that holds today, if one does, is marked by the gym's own calendar. */
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
