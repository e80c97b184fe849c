import type { Weekday } from "#lib/time/time.ts";
import css from "./contact-details.module.css";

export type HoursContent = {
	week: readonly {
		weekdays: readonly Weekday[];
		days: string;
		hours: string;
	}[];
	today: string;
};

/** The weekly hours. <OpenNow> around them highlights today's row. */
export function OpeningHours({ week, today }: HoursContent) {
	return (
		<ul className={css.hours}>
			{week.map(({ days, hours, weekdays }) => (
				<li key={days} data-weekdays={weekdays.join(" ")}>
					<span className="visually-hidden" data-today="" hidden>
						{`${today}: `}
					</span>
					<span>{`${days}, ${hours}`}</span>
				</li>
			))}
		</ul>
	);
}
