import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";
import { stubs } from "./stub.ts";

const widgets = [
	["/widget/booking/example", "Booking calendar"],
	["/widget/form/contact", "Contact form"],
	["/widget/form/team-quote", "Quote form"],
	["/widget/form/prolabs", "ProLabs form"],
	["/js/form_embed.js", "Form-embed script"],
	["/open/calendar", "Live schedule"],
	["/map/embed?q=1+Main+Street", "Map"],
] as const;

/** Lists what there is. */
export function contentsPage(): string {
	return pageShell({
		heading: "Sandbox provider",
		main: html`<p>Stands in for the outside systems of the gym's website, for demonstrations and tests. It runs on this machine only and is no part of the published site.</p>
<ul class="card">
${widgets.map(([href, name]) => entry(href, name))}
${[...stubs].map(([href, { heading }]) => entry(href, heading))}
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

function entry(href: string, name: string): Html {
	return html`<li><a href="${href}">${name}</a><br><span class="quiet">${href}</span></li>`;
}
