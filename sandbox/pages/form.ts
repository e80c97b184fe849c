import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import {
	field,
	received,
	receivedParams,
	type WidgetRequest,
} from "./widget-parts.ts";

export function formPage({
	id,
	campaign,
	choices,
	messages,
}: WidgetRequest): string {
	return pageShell({
		heading: headingOf(id),
		script: {
			path: "/browser/form.ts",
			settings: { id, campaign, messages },
		},
		main: html`<p class="quiet">Form “${id}”</p>
${receivedParams({ campaign, choices })}
<form class="card">
${messages.hasSteps ? twoSteps : oneStep}
</form>
${received(html`<p>Thank you. The real form would now be on its way.</p>`)}`,
	});
}

const contact = html`${field({ label: "Name", name: "name", type: "text", autocomplete: "name" })}
${field({ label: "Email", name: "email", type: "email", autocomplete: "email" })}
${field({ label: "Phone", name: "phone", type: "tel", autocomplete: "tel" })}`;

const message = html`<div class="field wide">
<label for="message">Message</label>
<textarea id="message" name="message" rows="4" required></textarea>
</div>`;

const oneStep = html`<fieldset>
<legend>Your details</legend>
<div class="fields">
${contact}
${message}
</div>
<button type="submit">Send request</button>
</fieldset>`;

const twoSteps = html`<fieldset id="first-step" class="long">
<legend>What you have in mind</legend>
<div class="fields">${message}</div>
<button type="button" id="next">Next step</button>
</fieldset>
<fieldset id="second-step" hidden>
<legend>Your details</legend>
<div class="fields">${contact}</div>
<button type="submit">Send request</button>
</fieldset>`;

function headingOf(id: string): string {
	if (id.includes("quote")) return "Request a quote";
	if (id.includes("prolabs")) return "Request information";
	return "Send a message";
}
