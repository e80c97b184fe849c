import type contact from "content:contact";
import openNow from "content:open-now";
import { weekdayOf } from "#lib/time/calendar-date.ts";
import { isUsualDay } from "#schedule/hours/special-days.ts";
import { useToday } from "#schedule/hours/today.ts";
import css from "./contact-details.module.css";

type Props = { details: Pick<(typeof contact)["details"], "week" | "today"> };

/** The week's hours; the row that holds today, if one does, is marked by the gym's own calendar. */
export function OpeningHours({ details }: Props) {
	const date = useToday();
	const today =
		date && isUsualDay(openNow.week, date) ? weekdayOf(date) : undefined;
	return (
		<ul className={css.hours}>
			{details.week.map(({ days, hours, weekdays }) => {
				const isToday = today !== undefined && weekdays.includes(today);
				return (
					<li key={days} aria-current={isToday ? "date" : undefined}>
						{isToday && (
							<span className="visually-hidden">{`${details.today}: `}</span>
						)}
						<span>{`${days}, ${hours}`}</span>
					</li>
				);
			})}
		</ul>
	);
}
