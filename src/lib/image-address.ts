import { readAddress } from "./address.ts";

/** IMG-02: the smallest width and the quality that pictures elsewhere are asked for. */
export const storedImageWidth = 400;
const storedImageQuality = 75;

/**
 * Whether a picture may be shown from this address: https, on one of the allowed storage hosts (GAL-07). `origins` are
 * those hosts with their scheme; a run against the sandbox has its own.
 */
export function isStoredImage(
	address: string,
	origins: readonly string[],
): boolean {
	const origin = readAddress(address)?.origin;
	return origin !== undefined && origins.includes(origin);
}

/** The address of a stored picture in one width (G-20: the parameters are called w and q). */
export function storedImageAddress(address: string, width: number): string {
	const url = new URL(address);
	url.searchParams.set("w", String(width));
	url.searchParams.set("q", String(storedImageQuality));
	return url.href;
}
