import { createHash } from "node:crypto";
import type { Content } from "#model/files.ts";

type Integrations = Content["integrations"];

/** The code of inline scripts and styles, which the policy allows by their hashes. */
type InlineCode = {
	scripts: readonly string[];
	styles: readonly string[];
};

/**
 * Builds the Content-Security-Policy, which starts with `default-src 'none'` and then allows each
 * kind of resource separately (https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/).
 *
 * - `form-action 'none'` does not affect `<form method="dialog">`, which does not navigate
 *   (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 * - `upgrade-insecure-requests` is omitted if a source is `http:`, because it would upgrade the
 *   frames of a local sandbox (https://www.w3.org/TR/upgrade-insecure-requests/).
 */
export function contentSecurityPolicy(
	{ frames, formEmbedScript, gymManagement, imageStorage, pixel }: Integrations,
	{ scripts, styles }: InlineCode,
): string {
	const self = "'self'";
	const reports = pixel.id ? [originOf(pixel.reportsTo)] : [];
	const frameOrigins = [
		...Object.values(frames).map(({ url }) => originOf(url)),
		originOf(gymManagement),
	];
	const directives: Record<string, readonly string[]> = {
		"default-src": [],
		// Allows single files or folders of other companies, never a whole origin.
		"script-src": [
			self,
			...scripts.map(hashSource),
			...(formEmbedScript ? [formEmbedScript] : []),
			...(pixel.id ? pixel.scripts : []),
		],
		"style-src": [self, ...styles.map(hashSource)],
		"img-src": [self, "data:", ...imageStorage, ...reports],
		"font-src": [self],
		// Pages also send a request to a frame's provider (src/booking/use-provider-frame.ts).
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

function hashSource(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

function originOf(url: string): string {
	return new URL(url).origin;
}

/**
 * Features denied to pages and frames, even if a frame's `allow` attribute contains them. Omits
 * features that Chromium does not know, because Chromium would log a warning for them on every
 * page. https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
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

const playerFeatures = [
	"autoplay",
	"encrypted-media",
	"fullscreen",
	"picture-in-picture",
] as const;

const httpsScopes = {
	site: "",
	subdomains: "; includeSubDomains",
	preload: "; includeSubDomains; preload",
} as const;

/**
 * Splits the styles into shared ones and those of a single page, because a policy with the hashes
 * of all styles would be too long for Cloudflare (publish/hosts/headers-file.ts). The style of the
 * 404 page counts as shared, because hosts send that page for any path.
 */
export function splitSharedStyles(
	styles: ReadonlyMap<string, string>,
	notFoundPath: string,
): {
	sharedStyles: readonly string[];
	styleByPage: ReadonlyMap<string, string>;
} {
	const sharedStyles: string[] = [];
	const styleByPage = new Map<string, string>();
	for (const [style, pages] of Map.groupBy(styles, ([, style]) => style)) {
		const [path = "", ...others] = pages.map(([path]) => path);
		if (others.length > 0 || path === notFoundPath) sharedStyles.push(style);
		else styleByPage.set(path, style);
	}
	return { sharedStyles, styleByPage };
}

/**
 * Returns the headers of every response, including the Content-Security-Policy.
 *
 * - Names and values follow the MDN HTTP Observatory
 *   (https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js).
 * - Strict-Transport-Security covers subdomains only if content/site.yaml requires it. Other
 *   systems of the gym may lack https, and leaving the preload list takes months
 *   (https://hstspreload.org/#removal).
 * - Referrer-Policy sends the origin, because providers and YouTube need it.
 * - Cross-Origin-Opener-Policy is `same-origin-allow-popups`, because `same-origin` disconnects a
 *   provider's frame from the popups that the frame opens for sign-in or payment
 *   (https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies).
 * - Cross-Origin-Embedder-Policy is omitted, because it blocks every frame whose response lacks
 *   this header.
 */
export function securityHeaders(
	{ site, integrations }: Pick<Content, "site" | "integrations">,
	inline: InlineCode,
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
