import { parseUrl } from "./url.ts";

export const storedPictureMinWidthPx = 400;
const storedPictureQuality = 75;

/** True if the URL has one of the allowed origins, such as https://images.example (GAL-07). */
export function isStoredPicture(
	url: string,
	origins: readonly string[],
): boolean {
	const origin = parseUrl(url)?.origin;
	return origin !== undefined && origins.includes(origin);
}

/** Adds the width (`w`) and quality (`q`) to the URL of a stored picture (G-20). */
export function storedPictureUrl(original: string, width: number): string {
	const url = new URL(original);
	url.searchParams.set("w", String(width));
	url.searchParams.set("q", String(storedPictureQuality));
	return url.href;
}
