import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import {
	carriedOver,
	field,
	received,
	type WidgetRequest,
} from "./widget-parts.ts";

/** Stands in for `/widget/form/{id}`. The id tells which of the gym's forms it is. */
export function formPage({ id, campaign, choices }: WidgetRequest): string {
	return pageShell({
		heading: headingOf(id),
		script: { path: "/browser/form.ts", settings: { id, campaign } },
		main: html`<p class="quiet">Form “${id}”</p>
${carriedOver({ campaign, choices })}
<form class="card">
<fieldset>
<legend>Your details</legend>
<div class="fields">
${field({ label: "Name", name: "name", type: "text", autocomplete: "name" })}
${field({ label: "Email", name: "email", type: "email", autocomplete: "email" })}
${field({ label: "Phone", name: "phone", type: "tel", autocomplete: "tel" })}
<div class="field wide">
<label for="message">Message</label>
<textarea id="message" name="message" rows="4" required></textarea>
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
