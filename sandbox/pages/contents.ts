import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

/** Path -> what stands in for a site that opens in a tab of its own. */
export const stubs = new Map([
	[
		"/store",
		{
			heading: "Online store",
			text: "Here the gym's online store would open, with clothing and equipment.",
		},
	],
	[
		"/metabolic",
		{
			heading: "Metabolic health program",
			text: "Here the program's own site would open.",
		},
	],
	[
		"/waiver",
		{
			heading: "Digital waiver",
			text: "Here a visitor would read and sign the waiver before a first class.",
		},
	],
]);

export function stubPage({
	heading,
	text,
}: {
	heading: string;
	text: string;
}): string {
	return pageShell({
		heading,
		main: html`<p>${text}</p>
<p>Close this tab to return.</p>`,
	});
}

/** Stands in for the gym-management system's live schedule. */
export function schedulePage(): string {
	return pageShell({
		heading: "Live schedule",
		main: html`<p>Here this week's classes would stand, with the places left in each.</p>`,
	});
}

const entries = [
	["/widget/booking/example", "Booking calendar"],
	["/widget/form/contact", "Contact form"],
	["/widget/form/team-quote", "Quote form"],
	["/widget/form/prolabs", "ProLabs form"],
	["/js/form_embed.js", "Form-embed script"],
	["/open/calendar", "Live schedule"],
	["/map/embed?q=1+Main+Street", "Map"],
	...[...stubs].map(([href, { heading }]) => [href, heading]),
];

/** Lists what there is. */
export function contentsPage(): string {
	return pageShell({
		heading: "Sandbox provider",
		main: html`<p>Stands in for the outside systems of the gym's website, for demonstrations and tests. It runs on this machine only and is no part of the published site.</p>
<ul class="card">
${entries.map(([href = "", name = ""]) => html`<li><a href="${href}">${name}</a><br><span class="quiet">${href}</span></li>`)}
</ul>
<p class="quiet">How to make it difficult: sandbox/README.md</p>`,
	});
}

/** For addresses with nothing behind them. */
export function notFoundPage(): string {
	return pageShell({
		heading: "Page not found",
		main: html`<p>The sandbox has nothing at this address. <a href="/">See what it stands in for</a></p>`,
	});
}
