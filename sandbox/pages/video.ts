import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

/** Stands in for the video provider's player: a still picture, nothing plays. */
export function videoPage(id: string): string {
	return pageShell({
		heading: "Video",
		isFilled: true,
		main: html`<p>Here the video ${id} would play.</p>
<div class="map"><svg role="img" aria-label="Drawing of a paused video" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice">
<path d="M0 0h400v225H0z" fill="var(--line)" />
<circle cx="200" cy="105" r="34" fill="var(--accent)" />
<path d="m190 88 28 17-28 17z" fill="var(--on-accent)" />
<path d="M24 200h352" stroke="var(--control)" stroke-width="6" />
</svg></div>`,
	});
}
