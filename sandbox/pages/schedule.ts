import { type CalendarDay, weekOf } from "../calendar-days.ts";
import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

type Session = { time: string; name: string; places: string };

/** Stands in for the gym-management system's live schedule of the current week. */
export function schedulePage(today: string): string {
	const week = weekOf(today);
	return pageShell({
		heading: "Live schedule",
		main: html`<p class="quiet">Week of ${week[0]?.monthDay ?? ""}, Pacific Time. Made-up classes and numbers.</p>
<div class="week">${week.map(dayTable)}</div>`,
	});
}

function dayTable({ weekday, monthDay }: CalendarDay): Html {
	const sessions = sessionsOn(weekday);
	return html`<div class="card"><table>
<caption>${weekday}, ${monthDay}</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Class</th><th scope="col">Places left</th></tr></thead>
<tbody>${
		sessions.length === 0
			? html`<tr><td colspan="3">No classes</td></tr>`
			: sessions.map(sessionRow)
	}</tbody>
</table></div>`;
}

function sessionRow({ time, name, places }: Session): Html {
	return html`<tr><td>${time}</td><td>${name}</td><td>${places}</td></tr>`;
}

function sessionsOn(weekday: string): readonly Session[] {
	if (weekday === "Sunday") return [];
	const morning = { time: "9:00 AM", name: "Group class", places: "4 of 16" };
	if (weekday === "Saturday") return [morning];
	return [
		{ time: "6:00 AM", name: "Group class", places: "7 of 16" },
		morning,
		{ time: "12:00 PM", name: "Open floor", places: "12 of 20" },
		{ time: "5:30 PM", name: "Group class", places: "Full" },
	];
}
