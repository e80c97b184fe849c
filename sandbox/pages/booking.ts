import { addDays, type CalendarDay, daysFrom } from "../calendar-days.ts";
import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import type { WidgetRequest } from "../widget-request.ts";
import { carriedOver, field, received } from "./widget-parts.ts";

const daysShown = 6;

/** Stands in for `/widget/booking/{id}`: choose a day, then a time, then leave contact details. */
export function bookingPage({ id, today, visitor, settings }: WidgetRequest) {
	const days = openDaysAfter(today);
	return pageShell({
		heading: "Choose a day and time",
		script: { path: "/browser/booking.ts", settings },
		main: html`<p class="quiet">Booking calendar “${id}”, Pacific Time</p>
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
${field({ label: "First name", name: "first_name", type: "text", autocomplete: "given-name", value: visitor.firstName })}
${field({ label: "Last name", name: "last_name", type: "text", autocomplete: "family-name", value: visitor.lastName })}
${field({ label: "Email", name: "email", type: "email", autocomplete: "email", value: visitor.email })}
${field({ label: "Phone", name: "phone", type: "tel", autocomplete: "tel", value: visitor.phone })}
</div>
<button type="submit">Confirm booking</button>
</fieldset>
</form>
${received(html`<p id="booked"></p>`)}`,
	});
}

function openDaysAfter(today: string): CalendarDay[] {
	return daysFrom(addDays(today, 1), daysShown + 1)
		.filter(({ weekday }) => weekday !== "Sunday")
		.slice(0, daysShown);
}

function dayChip({
	date,
	weekday,
	monthDay,
	shortMonthDay,
}: CalendarDay): Html {
	return html`<label class="chip"><input type="radio" name="day" value="${date}" data-label="${weekday}, ${monthDay}" required><strong>${weekday}</strong> ${shortMonthDay}</label>`;
}

/** The last of the days shown has no times: each visitor can see what a full day looks like. */
function timesOfDay(day: CalendarDay): Html {
	return html`<fieldset data-times-of="${day.date}" hidden disabled>
<legend>Time</legend>
<div class="chips">${timesOn(day.weekday).map(timeChip)}</div>
</fieldset>`;
}

function timeChip(time: string): Html {
	return html`<label class="chip"><input type="radio" name="time" value="${time}" required>${time}</label>`;
}

function timesOn(weekday: string): readonly string[] {
	if (weekday === "Saturday") return ["9:00 AM", "10:30 AM"];
	return ["6:00 AM", "9:00 AM", "12:00 PM", "5:30 PM"];
}
