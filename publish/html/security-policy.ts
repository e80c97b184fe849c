import type { Content } from "#model/files.ts";

type Integrations = Content["integrations"];

/** `sha256-…` of inline code, without quotes. */
type InlineHashes = {
	scriptHashes: readonly string[];
	styleHashes: readonly string[];
};

/**
 * The Content-Security-Policy of every response: `default-src 'none'`, then each kind is allowed separately.
 * Directives: https://www.w3.org/TR/CSP3/; Trusted Types: https://www.w3.org/TR/trusted-types/. `form-action 'none'`
 * does not affect `<form method="dialog">`, which does not navigate
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 * `upgrade-insecure-requests` is omitted when a source is `http:`, because it would upgrade the frames of a local
 * sandbox (https://www.w3.org/TR/upgrade-insecure-requests/).
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
		// Lists full URLs of other companies, one file or folder each, never an origin.
		"script-src": [
			self,
			...quoted(scriptHashes),
			...(formEmbedScript ? [formEmbedScript] : []),
			...(pixel.id ? pixel.scripts : []),
		],
		"style-src": [self, ...quoted(styleHashes)],
		"img-src": [self, "data:", ...imageStorage, ...reports],
		"font-src": [self],
		// One request probes a slow frame's provider (src/booking/frame.tsx).
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
 * Features denied to pages and frames, whatever a frame's `allow` says. Only names that Chromium knows, because
 * unknown ones log a warning on every page. https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
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

/** Features of the video player; its frame needs `allow` as well. */
const playerFeatures = [
	"autoplay",
	"encrypted-media",
	"fullscreen",
	"picture-in-picture",
] as const;

/** Directives after max-age in Strict-Transport-Security. */
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
