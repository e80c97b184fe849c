/**
 * Media types by file extension, because some hosts lack them:
 * https://www.iana.org/assignments/media-types
 */
export const textTypes: ReadonlyMap<string, string> = new Map([
	["html", "text/html"],
	["css", "text/css"],
	["js", "text/javascript"],
	["json", "application/json"],
	["webmanifest", "application/manifest+json"],
	["svg", "image/svg+xml"],
	["xml", "application/xml"],
	["atom", "application/atom+xml"],
	["txt", "text/plain"],
	["ics", "text/calendar"],
]);

export const binaryTypes: ReadonlyMap<string, string> = new Map([
	["avif", "image/avif"],
	["webp", "image/webp"],
	["jpg", "image/jpeg"],
	["png", "image/png"],
	["ico", "image/x-icon"],
	["woff2", "font/woff2"],
]);

export function contentType(path: string): string {
	const ending = endingOf(path);
	const textType = textTypes.get(ending);
	if (textType !== undefined) return `${textType}; charset=utf-8`;
	return binaryTypes.get(ending) ?? "application/octet-stream";
}

export function isCompressible(path: string): boolean {
	return textTypes.has(endingOf(path));
}

function endingOf(path: string): string {
	return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
