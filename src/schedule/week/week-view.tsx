import schedule from "content:schedule";
import { actionDialogs } from "#booking/header-mode.ts";
import { weekdayOf } from "#lib/time/calendar-date.ts";
import { weekdays } from "#lib/time/time.ts";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { useAddressParam } from "#ui/navigation/address-query.ts";
import { Arrows } from "#ui/slider/arrows.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { useToday } from "../hours/today.ts";
import { DayPanel } from "./day-panel.tsx";
import css from "./week-view.module.css";
import { WeekdayBar } from "./weekday-bar.tsx";

const { week, notes, booking, floor } = schedule;

/** Monday, whatever day it is (SCHED-02). */
const firstDay = weekdays[0];

/** The usual week: one day at a time behind tabs or two buttons, all seven without script and on paper. */
export function WeekView() {
	// The day in the address (?day=wednesday), one for tabs and buttons alike (SCHED-04).
	const chosen = useAddressParam("day");
	const day = weekdays.find((known) => known === chosen.value) ?? firstDay;
	const choose = (next: string | undefined) =>
		chosen.set(next === firstDay ? undefined : next);
	const today = useToday();
	const at = weekdays.indexOf(day);
	const neighbor = (steps: 1 | -1) =>
		week.days.at((at + steps) % week.days.length);

	return (
		<div className={css.weekView}>
			<Tabs
				className={`${css.tabs} ${only.onScreen}`}
				label={week.label}
				tabs={week.days.map(({ day: id, shortName, summary }) => ({
					id,
					content: (
						<>
							{shortName}
							{today && weekdayOf(today) === id ? (
								<small className={css.todayMark}>{week.today}</small>
							) : (
								<small>{summary}</small>
							)}
						</>
					),
				}))}
				selected={day}
				onSelect={choose}
			/>
			<div className={`${css.steps} ${only.withScript}`}>
				<Arrows
					previous={`${week.previous}, ${neighbor(-1)?.name}`}
					next={`${week.next}, ${neighbor(1)?.name}`}
					onStep={(steps) => choose(neighbor(steps)?.day)}
				>
					<p role="status">
						{week.days[at]?.name}
						{today && weekdayOf(today) === day && <small>{week.today}</small>}
					</p>
				</Arrows>
			</div>
			{week.days.map((it) => (
				<DayPanel
					key={it.day}
					day={it}
					isSelected={it.day === day}
					today={today}
				/>
			))}
			<div className={`muted ${css.notes} ${only.onScreen}`}>
				<p>
					{notes.booking} {notes.trial}{" "}
					<Button variant="link" opens={actionDialogs.default}>
						{notes.trialAction}
					</Button>
				</p>
				<p>
					{notes.live}{" "}
					<Link href={booking} isExternal>
						{notes.liveLink}
					</Link>
				</p>
			</div>
			<div className={`${css.floor} ${only.onScreen}`}>
				<WeekdayBar day={floor} isNarrow />
			</div>
		</div>
	);
}
