import { type Html, html } from "../html.ts";
import { pageShell } from "../page-shell.ts";

export function mapPage(place: string): string {
	const where = place || "the place asked for";
	return filledPage(
		"Map",
		`Pin: ${where}. A drawing: these streets exist nowhere.`,
		"a street map with a pin",
		html`<path d="M0 190q90-30 160-8t240-22v80H0z" fill="var(--chosen)" />
<path d="M250 20h90v50h-90z" fill="light-dark(#dfecd9, #26382a)" />
<g fill="none" stroke="var(--line)" stroke-width="9">
<path d="M0 40 400 10M0 95 400 80M0 150 400 145M60 0 40 240M140 0l-8 240M225 0l4 240M315 0l14 240" />
</g>
<path d="M0 122 400 112" fill="none" stroke="var(--control)" stroke-width="14" />
<g transform="translate(80 47) scale(0.6)">
<path d="M200 118c-22-30-26-38-26-50a26 26 0 0 1 52 0c0 12-4 20-26 50z" fill="var(--accent)" stroke="var(--surface)" stroke-width="2" />
<circle cx="200" cy="68" r="9" fill="var(--on-accent)" />
</g>`,
	);
}

export function videoPage(id: string): string {
	return filledPage(
		"Video",
		`Here the video ${id} would play.`,
		"a paused video",
		html`<path d="M0 0h400v240H0z" fill="var(--line)" />
<circle cx="200" cy="105" r="34" fill="var(--accent)" />
<path d="m190 88 28 17-28 17z" fill="var(--on-accent)" />
<path d="M24 200h352" stroke="var(--control)" stroke-width="6" />`,
	);
}

function filledPage(heading: string, text: string, of: string, drawing: Html) {
	return pageShell({
		heading,
		isFilled: true,
		main: html`<p>${text}</p>
<div class="map"><svg role="img" aria-label="Drawing of ${of}" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
${drawing}
</svg></div>`,
	});
}

export function storedPicture(name: string, width: string): string {
	return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 500" width="700" height="500">
<rect width="700" height="500" fill="#485355"/>
<text x="350" y="250" fill="#f4f5f2" font-family="sans-serif" font-size="32" text-anchor="middle">${name} ${width}</text>
</svg>`.markup;
}
