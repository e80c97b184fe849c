import { html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

/** Stands in for the map provider's frame: streets that exist nowhere, and a pin. */
export function mapPage(place: string): string {
	const where = place || "the place asked for";
	return pageShell({
		heading: "Map",
		isFilled: true,
		main: html`<p>Pin: ${where}. A drawing: these streets exist nowhere.</p>
<div class="map"><svg role="img" aria-label="Drawing of a street map with a pin" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
<path d="M0 190q90-30 160-8t240-22v80H0z" fill="var(--chosen)" />
<path d="M250 20h90v50h-90z" fill="light-dark(#dfecd9, #26382a)" />
<g fill="none" stroke="var(--line)" stroke-width="9">
<path d="M0 40 400 10M0 95 400 80M0 150 400 145M60 0 40 240M140 0l-8 240M225 0l4 240M315 0l14 240" />
</g>
<path d="M0 122 400 112" fill="none" stroke="var(--control)" stroke-width="14" />
<g transform="translate(80 47) scale(0.6)">
<path d="M200 118c-22-30-26-38-26-50a26 26 0 0 1 52 0c0 12-4 20-26 50z" fill="var(--accent)" stroke="var(--surface)" stroke-width="2" />
<circle cx="200" cy="68" r="9" fill="var(--on-accent)" />
</g>
</svg></div>`,
	});
}
