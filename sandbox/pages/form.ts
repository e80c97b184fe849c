import {
	addDays,
	type CalendarDate,
} from "../../src/lib/time/calendar-date.ts";
import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import {
	carriedOver,
	type Field,
	field,
	received,
	type WidgetRequest,
} from "./widget-parts.ts";

/** Stands in for `/widget/form/{id}`. The id tells which of the gym's forms it is. */
export function formPage(request: WidgetRequest): string {
	const { id, visitor, settings } = request;
	const choices = new Map(visitor.choices);
	const asked = extraFields(request);
	const taken = [...asked.map(({ name }) => name), "message"];
	return pageShell({
		heading: headingOf(id),
		script: { path: "/browser/form.ts", settings },
		main: html`<p class="quiet">Form “${id}”</p>
${carriedOver(visitor, taken)}
<form class="card">
<fieldset>
<legend>Your details</legend>
<div class="fields">
${field({ label: "Name", name: "name", type: "text", autocomplete: "name" })}
${field({ label: "Email", name: "email", type: "email", autocomplete: "email" })}
${field({ label: "Phone", name: "phone", type: "tel", autocomplete: "tel" })}
${asked.map((each) => field({ ...each, value: choices.get(each.name) ?? "" }))}
<div class="field wide">
<label for="message">Message</label>
<textarea id="message" name="message" rows="4" required>${choices.get("message") ?? ""}</textarea>
</div>
</div>
<button type="submit">Send request</button>
</fieldset>
</form>
${received(html`<p>Thank you. The real form would now be on its way.</p>`)}`,
	});
}

function headingOf(id: string): string {
	if (id.includes("quote")) return "Request a quote";
	if (id.includes("prolabs")) return "Request information";
	return "Send a message";
}

function extraFields({ id, today }: WidgetRequest): readonly Field[] {
	return [
		...(id.includes("quote") ? quoteFields(today) : []),
		...(id.includes("prolabs") ? businessFields : []),
	];
}

function quoteFields(today: CalendarDate): readonly Field[] {
	return [
		{ label: "Team size", name: "team_size", type: "number", min: "1" },
		{
			label: "Preferred date (optional)",
			name: "preferred_date",
			type: "date",
			min: addDays(today, 1),
			isOptional: true,
		},
	];
}

const businessFields: readonly Field[] = [
	{ label: "Business name", name: "business_name", type: "text" },
];
