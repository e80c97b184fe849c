import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

export function schedulePage(): string {
	return pageShell({
		heading: "Live schedule",
		main: html`<p>Here this week's classes would stand, with the places left in each.</p>
<button type="button" id="sign-in">Sign in</button>
<p role="status" id="signed-in"></p>
<script type="module" src="/browser/sign-in.ts"></script>`,
	});
}

export function externalSitePage(name: string): string {
	return pageShell({
		heading: `Here “${name}” would open`,
		main: html`<p>Close this tab to return.</p>`,
	});
}

export function notFoundPage(): string {
	return pageShell({
		heading: "Page not found",
		main: html`<p>The sandbox has nothing at this address. What it stands in for is in sandbox/README.md.</p>`,
	});
}
