import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

type Stub = { heading: string; text: string };

/** Path -> what its page says. */
export const stubs: ReadonlyMap<string, Stub> = new Map([
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

/** Stands in for sites that open in a tab of their own. */
export function stubPage({ heading, text }: Stub): string {
	return pageShell({
		heading,
		main: html`<p>${text}</p>
<p>Close this tab to return.</p>`,
	});
}
