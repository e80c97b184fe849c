/** Response headers of one path (`/404.html`) or of all paths with a prefix (`/assets/*`). */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** A permanent redirect inside the site. All hosts keep the query. */
export type Redirect = {
	/** A path. The segment `*` matches any one segment. */
	from: string;
	to: string;
	except?: string;
};

/** The rules for all hosts. A later entry of `headers` overrides an earlier one. */
export type SiteRules = {
	headers: readonly HeaderRule[];
	redirects: readonly Redirect[];
};

/** For files with a content hash in their name. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * Browsers revalidate before each use. If nginx or Caddy is behind Cloudflare, `no-transform`
 * prevents Cloudflare from inserting scripts and obfuscating email addresses.
 */
const revalidate = "public, max-age=0, must-revalidate, no-transform";

const crossOriginPaths = [
	"/images/*",
	"/share/*",
	"/icons/*",
	"/feed.atom",
] as const;

/**
 * Returns the rules from which the settings of all hosts are generated. The rules contain no
 * redirect from `/a/` or `/a.html` to `/a`: Netlify treats all three as `/a` and would loop. Every
 * other host has its own setting for this redirect.
 */
export function siteRules({
	securityHeaders,
	pageHeaders = new Map(),
	redirects,
}: {
	securityHeaders: Readonly<Record<string, string>>;
	pageHeaders?: ReadonlyMap<string, Readonly<Record<string, string>>>;
	redirects: readonly Redirect[];
}): SiteRules {
	const headers = new Map<string, Record<string, string>>();
	const add = (path: string, more: Record<string, string>) => {
		headers.set(path, { ...headers.get(path), ...more });
	};

	add("/*", { ...securityHeaders, "Cache-Control": revalidate });
	add("/assets/*", { "Cache-Control": immutable });
	add("/images/*", { "Cache-Control": immutable });
	add("/share/*", { "Cache-Control": immutable });
	for (const path of crossOriginPaths) {
		add(path, { "Cross-Origin-Resource-Policy": "cross-origin" });
	}
	for (const path of ["/404", notFoundFile]) {
		add(path, { "X-Robots-Tag": "noindex" });
	}
	for (const [path, headersOfPage] of pageHeaders) add(path, headersOfPage);
	add(buildInfoPath, {
		"Cache-Control": "no-store",
		"X-Robots-Tag": "noindex",
	});

	return {
		headers: [...headers].map(([path, set]) => ({ path, headers: set })),
		redirects: [{ from: "/index.html", to: "/" }, ...redirects],
	};
}

export function headersFor(
	rules: readonly HeaderRule[],
	path: string,
): Record<string, string> {
	const matching = rules.filter((rule) => patternMatches(rule.path, path));
	return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/**
 * Returns true if `pattern` matches `path`. If `path` is a pattern such as /images/*, all its paths
 * must match.
 */
export function patternMatches(pattern: string, path: string): boolean {
	return pattern.endsWith("/*")
		? path.startsWith(pattern.slice(0, -1))
		: path === pattern;
}

export function redirectFor(
	redirects: readonly Redirect[],
	path: string,
): Redirect | undefined {
	const segments = path.split("/");
	return redirects.find(({ from, except }) => {
		const pattern = from.split("/");
		return (
			path !== except &&
			pattern.length === segments.length &&
			pattern.every((part, index) => part === "*" || part === segments[index])
		);
	});
}

export function withoutHtmlExtension(path: string): string | undefined {
	return new RegExp(pageFilePattern).exec(path)?.[1];
}

export const buildInfoPath = "/build.json";

export const notFoundFile = "/404.html";

/** Files that no URL serves: the 404 page, and files that only Cloudflare and Netlify read. */
export const hiddenPaths = [
	notFoundFile,
	"/404",
	"/_headers",
	"/_redirects",
] as const;

export const fileCandidates = ["", ".html", "/index.html"] as const;

/**
 * Matches the URL of a page's file, such as /pricing.html. Group 1 is the page's URL, /pricing. The
 * syntax works in JavaScript, nginx and Caddy.
 */
export const pageFilePattern = "^((?:/[\\w.~-]+)+?)(?:/index)?\\.html$";
