import { html } from "../html.ts";

/** A drawing in place of a picture of the cloud storage: its name and the width that was asked for. */
export function storedPicture(name: string, width: string): string {
	return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 500" width="700" height="500">
<rect width="700" height="500" fill="#485355"/>
<text x="350" y="250" fill="#f4f5f2" font-family="sans-serif" font-size="32" text-anchor="middle">${name} ${width}</text>
</svg>`.markup;
}
