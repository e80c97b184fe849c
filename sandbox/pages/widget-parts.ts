import type { CalendarDate } from "../../src/lib/time/calendar-date.ts";
import { campaignText } from "../browser/campaign.ts";
import { type Html, html } from "../html.ts";
import type { PageSettings } from "../page-shell.ts";

export type WidgetRequest = PageSettings & {
	today: CalendarDate;
	choices: readonly (readonly [key: string, value: string])[];
};

type Field = {
	label: string;
	name: string;
	type: "text" | "email" | "tel";
	autocomplete: "name" | "given-name" | "family-name" | "email" | "tel";
};

export function field({ label, name, type, autocomplete }: Field): Html {
	return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${type === "tel" ? phoneRule : ""} required>
</div>`;
}

const phoneRule = html` pattern="[0-9+\\(\\)\\s.\\-]{7,20}" title="7 to 20 digits; spaces, dots, dashes and brackets are fine"`;

export function receivedParams({
	campaign,
	choices,
}: Pick<WidgetRequest, "campaign" | "choices">): Html {
	const chosen = choices
		.map(([key, value]) => `${labelOf(key)}: ${value}`)
		.join(" · ");
	const campaignValues = campaignText(campaign);
	return html`${chosen && html`<p class="quiet">With your request: ${chosen}</p>`}
<p class="quiet" id="campaign"${campaignValues ? "" : html` hidden`}>Campaign: ${campaignValues}</p>
<noscript><p>This page needs JavaScript, as the real one does.</p></noscript>`;
}

function labelOf(key: string): string {
	const label = key.replace(/[_-]+/g, " ").trim();
	return label.charAt(0).toUpperCase() + label.slice(1);
}

export function received(text: Html): Html {
	return html`<section class="card" id="received" hidden>
<h2 tabindex="-1">Request received</h2>
${text}
<p class="quiet">This was the sandbox: nothing was sent to anyone.</p>
</section>`;
}
