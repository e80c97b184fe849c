import type { Content } from "#model/files.ts";

type Integrations = Content["integrations"];

/** Hashes of what stands in the pages themselves: `sha256-…` without quotes. */
type InlineHashes = {
	scriptHashes: readonly string[];
	styleHashes: readonly string[];
};

/**
 * The Content-Security-Policy of every response. Everything is forbidden
 * (`default-src 'none'`) and then allowed one kind at a time.
 *
 * - Directives: https://www.w3.org/TR/CSP3/
 * - Trusted Types: https://www.w3.org/TR/trusted-types/
 * - `form-action 'none'` leaves `<form method="dialog">` alone: closing a dialog is
 *   no navigation (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 *   returns at step "method is dialog" before it navigates).
 * - `upgrade-insecure-requests` would turn the frames of a local http sandbox into
 *   https addresses that nobody serves, so one `http:` source leaves it out
 *   (https://www.w3.org/TR/upgrade-insecure-requests/).
 */
function contentSecurityPolicy(
	{ frames, formEmbedScript, gymManagement, imageStorage, pixel }: Integrations,
	{ scriptHashes, styleHashes }: InlineHashes,
): string {
	const self = "'self'";
	const quoted = (hashes: readonly string[]) => hashes.map((it) => `'${it}'`);
	const reports = pixel.id ? [originOf(pixel.reportsTo)] : [];
	const frameOrigins = [
		...Object.values(frames).map(({ url }) => originOf(url)),
		originOf(gymManagement),
	];
	const directives: Record<string, readonly string[]> = {
		"default-src": [],
		// Of other companies whole addresses, one file or folder each, never an origin.
		"script-src": [
			self,
			...quoted(scriptHashes),
			...(formEmbedScript ? [formEmbedScript] : []),
			...(pixel.id ? pixel.scripts : []),
		],
		"style-src": [self, ...quoted(styleHashes)],
		"img-src": [self, "data:", ...imageStorage, ...reports],
		"font-src": [self],
		// Before a frame is given up, one request tells whether its provider answers (src/booking/frame.tsx).
		"connect-src": [self, ...frameOrigins, ...reports],
		"manifest-src": [self],
		"media-src": [self],
		"frame-src": frameOrigins,
		"form-action": [],
		"base-uri": [],
		"object-src": [],
		"frame-ancestors": [],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [
			...(formEmbedScript ? ["form-embed"] : []),
			...(pixel.id ? ["default"] : []),
		],
	};
	const isSecure = !Object.values(directives)
		.flat()
		.some((source) => source.startsWith("http:"));
	return [
		...Object.entries(directives).map(([name, values]) =>
			[name, ...(values.length > 0 ? new Set(values) : ["'none'"])].join(" "),
		),
		...(isSecure ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

function originOf(url: string): string {
	return new URL(url).origin;
}

/**
 * Features no page and no frame may use, whatever a frame's `allow` attribute says. Only
 * names that Chromium knows: an unknown one puts a warning on the console of every page.
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const deniedFeatures = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"idle-detection",
	"local-fonts",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"publickey-credentials-create",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"usb",
	"window-management",
	"xr-spatial-tracking",
] as const;

/** What a video's player needs; the frame's own `allow` attribute still has to ask for it. */
const playerFeatures = [
	"autoplay",
	"encrypted-media",
	"fullscreen",
	"picture-in-picture",
] as const;

/** What follows the time in Strict-Transport-Security. */
const httpsScopes = {
	site: "",
	subdomains: "; includeSubDomains",
	preload: "; includeSubDomains; preload",
} as const;

/**
 * The headers of every response, the policy among them.
 *
 * - Set and values follow the MDN HTTP Observatory
 *   (https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js).
 * - Strict-Transport-Security covers the subdomains only when content/site.yaml says so: the
 *   gym's other systems on them may have no https, and getting a domain off the preload list
 *   takes months (https://hstspreload.org/#removal).
 * - Referrer-Policy: providers and YouTube need the origin of the embedding page.
 * - Cross-Origin-Opener-Policy is `same-origin-allow-popups` because `same-origin` also cuts the
 *   popups that a provider's frame opens (sign-in, payment check) from that frame.
 *   https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 * - No Cross-Origin-Embedder-Policy: it would block every frame that does not send one.
 */
export function securityHeaders(
	{ site, integrations }: Pick<Content, "site" | "integrations">,
	inline: InlineHashes,
): Record<string, string> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(integrations, inline),
		"Strict-Transport-Security": `max-age=63072000${httpsScopes[site.httpsOnly]}`,
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Permissions-Policy": permissionsPolicy(
			originOf(integrations.frames.video.url),
		),
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Cross-Origin-Resource-Policy": "same-origin",
	};
}

/** Structured field syntax: https://www.w3.org/TR/permissions-policy/#permissions-policy-http-header-field */
function permissionsPolicy(playerOrigin: string): string {
	return [
		...deniedFeatures.map((feature) => `${feature}=()`),
		...playerFeatures.map((feature) => `${feature}=(self "${playerOrigin}")`),
	].join(", ");
}
