import { parseUrl } from "./url.ts";

export const storedImageMinWidthPx = 400;
const storedImageQuality = 75;

/** True for URLs of the allowed origins, such as https://images.example (GAL-07). */
export function isStoredImage(
	address: string,
	origins: readonly string[],
): boolean {
	const origin = parseUrl(address)?.origin;
	return origin !== undefined && origins.includes(origin);
}

/** The URL of a stored picture in one width; the parameters are named w and q (G-20). */
export function storedImageUrl(address: string, width: number): string {
	const url = new URL(address);
	url.searchParams.set("w", String(width));
	url.searchParams.set("q", String(storedImageQuality));
	return url.href;
}
