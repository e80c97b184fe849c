/** Response headers for a path: exact (`/404.html`), or everything below it (`/assets/*`). */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** A permanent redirect inside the site; all hosts keep the query. */
export type Redirect = {
	/** A path; the segment `*` matches any one. */
	from: string;
	to: string;
	/** The one path that `from` matches but that is a page. */
	except?: string;
};

/** The rules of every host; `headers` are applied in order, a later rule wins. */
export type SiteRules = {
	headers: readonly HeaderRule[];
	redirects: readonly Redirect[];
};

/** For files whose name changes with their content. */
export const forever = "public, max-age=31536000, immutable";

/**
 * For everything that keeps its name; the browser asks each time and mostly gets "not modified". A network in front of the
 * server may not rewrite it (`no-transform`): Cloudflare would put scripts into the pages and hide email addresses.
 */
const askFirst = "public, max-age=0, must-revalidate, no-transform";

/** What other sites and feed readers may show: pictures, share pictures, icons, the feed. */
const shownElsewhere = [
	"/images/*",
	"/share/*",
	"/icons/*",
	"/feed.atom",
	"/feed.json",
] as const;

/**
 * The rules of the whole site, from which the files of all hosts are written.
 *
 * That a page has one address, without ".html" or a slash at the end, is not in `redirects`: Netlify
 * takes these forms for one, so that a redirect between them would never end. nginx, Caddy and the
 * local server do it themselves, Cloudflare by a setting (wrangler.ts); on Netlify, "Pretty URLs" has
 * to be off, and the canonical link tells the search engines.
 */
export function siteRules({
	securityHeaders,
	redirects,
}: {
	securityHeaders: Readonly<Record<string, string>>;
	redirects: readonly Redirect[];
}): SiteRules {
	const headers = new Map<string, Record<string, string>>();
	const add = (path: string, more: Record<string, string>) => {
		headers.set(path, { ...headers.get(path), ...more });
	};

	add("/*", { ...securityHeaders, "Cache-Control": askFirst });
	add("/assets/*", { "Cache-Control": forever });
	add("/images/*", { "Cache-Control": forever });
	add("/share/*", { "Cache-Control": forever });
	for (const path of shownElsewhere) {
		add(path, { "Cross-Origin-Resource-Policy": "cross-origin" });
	}
	for (const path of ["/404", notFoundPage]) {
		add(path, { "X-Robots-Tag": "noindex" });
	}
	add(buildInfoPath, {
		"Cache-Control": "no-store",
		"X-Robots-Tag": "noindex",
	});

	return {
		headers: [...headers].map(([path, set]) => ({ path, headers: set })),
		redirects: [{ from: "/index.html", to: "/" }, ...redirects],
	};
}

/**
 * All headers of a path. Given a pattern (`/images/*`), those that every path that it matches has at least.
 */
export function headersFor(
	rules: readonly HeaderRule[],
	path: string,
): Record<string, string> {
	const matching = rules.filter((rule) => covers(rule.path, path));
	return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Whether `pattern` matches the path, or everything that the pattern `path` matches. */
export function covers(pattern: string, path: string): boolean {
	return pattern.endsWith("/*")
		? path.startsWith(pattern.slice(0, -1))
		: path === pattern;
}

/** Finds the redirect of a path. */
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

/** "/pricing.html" -> "/pricing", "/tips/index.html" -> "/tips"; nothing for other files. */
export function withoutEnding(path: string): string | undefined {
	return new RegExp(pageFile).exec(path)?.[1];
}

/** The description of the build (build-info.ts): always the newest one. */
export const buildInfoPath = "/build.json";

/** Where each host finds the page for a missing one. */
export const notFoundPage = "/404.html";

/** Not pages: the page for missing ones and the files that only Cloudflare and Netlify read. */
export const hiddenPaths = [
	notFoundPage,
	"/404",
	"/_headers",
	"/_redirects",
] as const;

/** The files which may answer a path, in the order in which all hosts look for them. */
export const fileCandidates = ["", ".html", "/index.html"] as const;

/**
 * A page asked for by the name of its file; the address of the page is what the brackets hold. Written for JavaScript,
 * nginx and Caddy alike.
 */
export const pageFile = "^((?:/[\\w.~-]+)+?)(?:/index)?\\.html$";
