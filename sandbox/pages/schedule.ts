import {
	addDays,
	type CalendarDate,
	datesBetween,
	formatDate,
	weekdayOf,
} from "../../src/lib/time/calendar-date.ts";
import { formatTimeRange, weekdays } from "../../src/lib/time/time.ts";
import { classesOn, closureOn } from "../../src/schedule/hours/special-days.ts";
import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import { type GymClass, nameOfTimeZone, type Timetable } from "../timetable.ts";

/** Stands in for the gym-management system's live schedule of the current week, from Monday on as on the gym's timetable. */
export function schedulePage(today: CalendarDate, gym: Timetable): string {
	const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)));
	const week = datesBetween(monday, addDays(monday, 6));
	return pageShell({
		heading: "Live schedule",
		main: html`<p class="quiet">Week of ${formatDate(monday)}, ${nameOfTimeZone(gym.timeZone)}. The places left are made up.</p>
<div class="week">${week.map((date) => dayTable(date, gym))}</div>`,
	});
}

function dayTable(date: CalendarDate, gym: Timetable): Html {
	const classes = classesOn(gym, date);
	const closure = closureOn(gym, date);
	return html`<div class="card"><table>
<caption>${formatDate(date)}</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Class</th><th scope="col">Places left</th></tr></thead>
<tbody>${
		classes.length === 0
			? html`<tr><td colspan="3">${closure === undefined ? "No classes" : `Closed: ${closure.note}`}</td></tr>`
			: classes.map(classRow)
	}</tbody>
</table></div>`;
}

function classRow({ start, end, name, capacity }: GymClass, index: number) {
	return html`<tr><td>${formatTimeRange(start, end)}</td><td>${name}</td><td>${placesLeft(capacity, index)}</td></tr>`;
}

/** The third class of a day is always full: each visitor can see what that looks like. */
function placesLeft(capacity: number, index: number): string {
	const left = Math.ceil(capacity * ([0.4, 0.25, 0][index % 3] ?? 0));
	return left === 0 ? "Full" : `${left} of ${capacity}`;
}
