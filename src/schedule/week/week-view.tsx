import { primaryDialogIds } from "#booking/header-variant.ts";
import { weekdays } from "#lib/time/time.ts";
import { Button } from "#ui/button/button.tsx";
import type { CalendarNames } from "#ui/calendar/calendar-links.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { Arrows } from "#ui/slider/arrows.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { type Day, type DayLabels, DayPanel } from "./day-panel.tsx";
import { DayTimeline, type TimelineDay } from "./day-timeline.tsx";
import css from "./week-view.module.css";

type Props = {
	week: DayLabels & {
		days: readonly Day[];
		label: string;
		today: string;
		previous: string;
		next: string;
	};
	notes: {
		booking: string;
		trial: string;
		trialAction: string;
		/** Tells visitors to believe the live schedule if it differs from the usual week (C-30). */
		live: string;
		liveLink: string;
	};
	bookingUrl: string;
	calendars: CalendarNames;
	floor: TimelineDay;
	timeZone: string;
};

const firstDay = weekdays[0];

/**
 * The usual week, one day at a time (switch-day.ts). Without scripts and in print, all seven days
 * are visible.
 */
export function WeekView({
	week,
	notes,
	bookingUrl,
	calendars,
	floor,
	timeZone,
}: Props) {
	const { previous, next } = week;
	return (
		<div
			className={css.weekView}
			data-enhance="week-view"
			data-load="idle"
			data-time-zone={timeZone}
		>
			<Tabs
				className={`${css.tabs} ${visibility.screenOnly}`}
				label={week.label}
				tabs={week.days.map(({ day: id, shortName, summary }) => ({
					id,
					content: (
						<>
							<span>{shortName}</span>
							<small>{summary}</small>
							<small className={css.todayMark} hidden>
								{week.today}
							</small>
						</>
					),
				}))}
				selected={firstDay}
			/>
			<div
				className={`${css.steps} ${visibility.jsOnly}`}
				data-previous={previous}
				data-next={next}
			>
				<Arrows
					previous={`${previous}, ${week.days.at(-1)?.name}`}
					next={`${next}, ${week.days.at(1)?.name}`}
				>
					<p role="status">
						<span data-day-name="">{week.days[0]?.name}</span>
						<small hidden>{week.today}</small>
					</p>
				</Arrows>
			</div>
			{week.days.map((day) => (
				<DayPanel
					key={day.day}
					day={day}
					labels={week}
					bookingUrl={bookingUrl}
					calendars={calendars}
					isSelected={day.day === firstDay}
				/>
			))}
			<div className={`muted ${css.notes} ${visibility.screenOnly}`}>
				<p>
					{notes.booking} {notes.trial}{" "}
					<Button variant="link" opens={primaryDialogIds.default}>
						{notes.trialAction}
					</Button>
				</p>
				<p>
					{notes.live}{" "}
					<Link href={bookingUrl} isExternal>
						{notes.liveLink}
					</Link>
				</p>
			</div>
			<div className={`${css.floor} ${visibility.screenOnly}`}>
				<DayTimeline day={floor} isNarrow />
			</div>
		</div>
	);
}
