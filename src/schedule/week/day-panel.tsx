import type { Weekday } from "#lib/time/time.ts";
import barbellRule from "#ui/barbell-rule/barbell-rule.module.css";
import { buttonProps } from "#ui/button/button.tsx";
import type {
	CalendarNames,
	WebCalendars,
} from "#ui/calendar/calendar-links.tsx";
import { CalendarMenu } from "#ui/calendar/calendar-menu.tsx";
import { Link } from "#ui/link/link.tsx";
import tabs from "#ui/tabs/tabs.module.css";
import { panelId } from "#ui/tabs/tabs.tsx";
import table from "#ui/text/table.module.css";
import css from "./day-panel.module.css";

export type Day = {
	day: Weekday;
	name: string;
	shortName: string;
	summary: string;
	rows: readonly Row[];
	empty: string;
	/**
	 * Dates on this weekday on which the gym is closed or has other hours. The browser hides each
	 * date at `until`, in ms since 1970.
	 */
	exceptions: readonly { date: string; until: number; text: string }[];
};

type Row =
	| {
			kind: "class";
			id: string;
			time: string;
			name: string;
			coach: string;
			fullName: string;
			calendar: { file: string; web: WebCalendars };
	  }
	| { kind: "openGym"; id: string; time: string; name: string; coach: string };

export type DayLabels = {
	time: string;
	class: string;
	coach: string;
	action: string;
	book: string;
	addToCalendar: string;
	walkIn: string;
};

type Booking = {
	labels: DayLabels;
	bookingUrl: string;
	calendars: CalendarNames;
};

type Props = Booking & { day: Day; isSelected: boolean };

export function DayPanel({ day, isSelected, ...given }: Props) {
	const { labels } = given;
	const titleId = `${day.day}-title`;
	return (
		<div
			className={`${tabs.panel} ${css.dayPanel}`}
			id={panelId(day.day)}
			role="tabpanel"
			aria-labelledby={titleId}
			data-day={day.day}
			data-selected={isSelected ? "" : undefined}
		>
			<h2 id={titleId}>{day.name}</h2>
			{day.exceptions.map(({ date, text, until }) => (
				<p key={date} className={css.exceptionNote} data-until={until}>
					{text}
				</p>
			))}
			{day.rows.length === 0 ? (
				<div className={css.restDay}>
					<hr className={barbellRule.barbellRule} />
					<p>{day.empty}</p>
				</div>
			) : (
				<table
					className={`${table.table} ${css.timetable}`}
					aria-labelledby={titleId}
				>
					<thead>
						<tr>
							<th scope="col">{labels.time}</th>
							<th scope="col">{labels.class}</th>
							<th scope="col">{labels.coach}</th>
							<th scope="col">{labels.action}</th>
						</tr>
					</thead>
					<tbody>
						{day.rows.map((row) => (
							<tr key={row.id} data-kind={row.kind}>
								<td className={table.time}>{row.time}</td>
								<td className={css.class}>{row.name}</td>
								<td className={css.coach}>{row.coach}</td>
								<td className={css.action}>
									<Action row={row} {...given} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}

/**
 * Classes are booked in the gym-management system (SCHED-11); open gym needs no booking (SCHED-06).
 */
function Action({
	row,
	labels,
	bookingUrl,
	calendars,
}: Booking & { row: Row }) {
	if (row.kind === "openGym") return labels.walkIn;
	return (
		<div className={css.actions}>
			<CalendarMenu
				label={labels.addToCalendar}
				of={row.fullName}
				names={calendars}
				urls={row.calendar.web}
				file={row.calendar.file}
			/>
			<Link
				href={bookingUrl}
				isExternal
				{...buttonProps({ variant: "outline", size: "sm" })}
			>
				{labels.book}
				<span className="visually-hidden">{` ${row.fullName}`}</span>
			</Link>
		</div>
	);
}
