import {
	addDays,
	type CalendarDate,
	datesBetween,
	formatDate,
} from "../../src/lib/time/calendar-date.ts";
import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import {
	field,
	received,
	receivedParams,
	type WidgetRequest,
} from "./widget-parts.ts";

const dayCount = 6;
const times = ["9:00 AM", "10:30 AM", "12:00 PM", "4:00 PM", "5:30 PM"];

export function bookingPage({
	id,
	today,
	campaign,
	choices,
	messages,
}: WidgetRequest) {
	const days = datesBetween(addDays(today, 1), addDays(today, dayCount));
	return pageShell({
		heading: "Choose a day and time",
		script: {
			path: "/browser/booking.ts",
			settings: { id, campaign, messages },
		},
		main: html`<p class="quiet">Booking calendar “${id}”</p>
${receivedParams({ campaign, choices })}
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
${received(html`<p id="booked"></p>
<p><a href="/calendar.ics" download="class.ics">Save the class to your calendar</a></p>`)}`,
	});
}

function dayChip(date: CalendarDate): Html {
	return html`<label class="chip"><input type="radio" name="day" value="${date}" data-label="${formatDate(date)}" required>${formatDate(date, { isShort: true })}</label>`;
}

/** Renders the times of a day. The page omits those of the last day, which is fully booked. */
function timesOfDay(date: CalendarDate): Html {
	return html`<fieldset data-times-of="${date}" hidden disabled>
<legend>Time</legend>
<div class="chips">${times.map(timeChip)}</div>
</fieldset>`;
}

function timeChip(time: string): Html {
	return html`<label class="chip"><input type="radio" name="time" value="${time}" required>${time}</label>`;
}
