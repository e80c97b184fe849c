import {
	addDays,
	type CalendarDate,
	datesBetween,
	formatDate,
} from "../../src/lib/time/calendar-date.ts";
import { formatTime, type Minutes } from "../../src/lib/time/time.ts";
import { classesOn } from "../../src/schedule/hours/special-days.ts";
import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import {
	appointmentsOn,
	nameOfTimeZone,
	type Timetable,
} from "../timetable.ts";
import {
	carriedOver,
	field,
	received,
	type WidgetRequest,
} from "./widget-parts.ts";

const daysShown = 6;

/** Further ahead nobody books: a gym that closes for longer shows fewer days. */
const daysAhead = 60;

/** A day of the calendar and when something begins on it: "6:30 AM". */
type BookableDay = { date: CalendarDate; times: readonly string[] };

/**
 * Stands in for `/widget/booking/{id}`: choose a day, then a time, then leave contact details. The id tells whether it is
 * a class that is booked or a talk with a coach.
 */
export function bookingPage({
	id,
	today,
	timetable,
	visitor,
	settings,
}: WidgetRequest) {
	const days = bookableDays(timetable, today, id);
	return pageShell({
		heading: "Choose a day and time",
		script: { path: "/browser/booking.ts", settings },
		main: html`<p class="quiet">Booking calendar “${id}”, ${nameOfTimeZone(timetable.timeZone)}</p>
${carriedOver(visitor)}
<form class="card">
<fieldset>
<legend>Day</legend>
<div class="chips">${days.map(dayChip)}</div>
</fieldset>
${days.slice(0, -1).map(timesOfDay)}
<p role="status" id="choice">Choose a day to see its times.</p>
<fieldset id="details" hidden disabled>
<legend>Your details</legend>
<div class="fields">
${field({ label: "First name", name: "first_name", type: "text", autocomplete: "given-name" })}
${field({ label: "Last name", name: "last_name", type: "text", autocomplete: "family-name" })}
${field({ label: "Email", name: "email", type: "email", autocomplete: "email" })}
${field({ label: "Phone", name: "phone", type: "tel", autocomplete: "tel" })}
</div>
<button type="submit">Confirm booking</button>
</fieldset>
</form>
${received(html`<p id="booked"></p>`)}`,
	});
}

function bookableDays(
	timetable: Timetable,
	today: CalendarDate,
	id: string,
): BookableDay[] {
	const timesOn = /class|trial/.test(id) ? classTimes : appointmentsOn;
	return datesBetween(addDays(today, 1), addDays(today, daysAhead))
		.map((date) => ({ date, times: timesOn(timetable, date).map(formatTime) }))
		.filter(({ times }) => times.length > 0)
		.slice(0, daysShown);
}

function classTimes(timetable: Timetable, date: CalendarDate): Minutes[] {
	return classesOn(timetable, date).map(({ start }) => start);
}

function dayChip({ date }: BookableDay): Html {
	return html`<label class="chip"><input type="radio" name="day" value="${date}" data-label="${formatDate(date)}" required>${formatDate(date, { isShort: true })}</label>`;
}

/** The last of the days shown has no times: each visitor can see what a full day looks like. */
function timesOfDay({ date, times }: BookableDay): Html {
	return html`<fieldset data-times-of="${date}" hidden disabled>
<legend>Time</legend>
<div class="chips">${times.map(timeChip)}</div>
</fieldset>`;
}

function timeChip(time: string): Html {
	return html`<label class="chip"><input type="radio" name="time" value="${time}" required>${time}</label>`;
}
