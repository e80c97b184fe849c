/**
 * All that is written into the <head> of a page, in the order in which it stands there:
 *
 * 1. `documentTags`.
 * 2. `pageTags`: the page's `meta`.
 * 3. `siteLinks`, the `links` of src/root.tsx, and `pageLinks`, the page's `links`.
 * 4. The script that runs before the first paint (src/startup/head.ts), and the style sheets, in whose place the build
 *    puts a <style> here and another behind <main>; their hashes go into the security policy (publish/html/html-pass.ts).
 * 5. `machineTags`, which publish/search/head-additions.ts adds to the built page.
 *
 * A page whose data is loaded has `loadedPageTags` as its `meta`, instead of `pageTags` and `pageLinks`.
 */

/** The head of a page as the content gives it. */
export type Head = {
	/** With the gym's name. */
	title: string;
	description: string;
	/** Separated by commas. */
	keywords: string;
	/** The page's one address, with the host. */
	canonical: string;
	/** Kept out of search engines. */
	noindex: boolean;
};

/** The picture behind a headline, a file for each range of window widths. */
type HeroPicture = { variants: readonly { media: string; avif: string }[] };

/** What is known of a page where it is shared, and of the files beside it. Addresses have the host, paths do not. */
type ForMachines = {
	siteName: string;
	title: string;
	description: string;
	url: string;
	/** A day as machines write it; articles alone have one. */
	published: string | undefined;
	/** Its size in pixels. */
	image: { url: string; width: number; height: number };
	icons: { ico: string; apple: string };
	manifest: string;
	feed: { title: string; path: string };
};

/** Attributes of <meta>, as React names them. */
export const documentTags = [
	{ charSet: "utf-8" },
	{ name: "viewport", content: "width=device-width, initial-scale=1" },
] as const;

/** What the browser and search engines read. */
export function pageTags(head: Head) {
	return [
		{ title: head.title },
		{ name: "description", content: head.description },
		{ name: "keywords", content: head.keywords },
		...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
	];
}

/** The same on every page: where the outside systems are looked up early (EMBED-07), and the icon. */
export function siteLinks(hintedOrigins: readonly string[], favicon: string) {
	return [
		...hintedOrigins.map((href) => ({ rel: "dns-prefetch", href })),
		{ rel: "icon", href: favicon, type: "image/svg+xml" },
	];
}

/**
 * The page's one address, unless it is kept out of search engines, and preloads of the picture behind its headline: one
 * per range of window widths, of the files that the picture element chooses (IMG-03).
 */
export function pageLinks(head: Head, picture?: HeroPicture) {
	return [
		...(head.noindex ? [] : [{ rel: "canonical", href: head.canonical }]),
		...(picture?.variants ?? []).map(({ media, avif }) => ({
			rel: "preload" as const,
			as: "image" as const,
			type: "image/avif",
			media,
			href: avif,
			fetchPriority: "high" as const,
		})),
	];
}

/** The head of a page whose data is loaded: React Router gives data to `meta` and not to `links`. */
export function loadedPageTags(head: Head, picture?: HeroPicture) {
	return [
		...pageTags(head),
		...pageLinks(head, picture).map((link) => ({
			tagName: "link" as const,
			...link,
		})),
	];
}

/**
 * What only machines read: icons and feed, and what is shown where the page is shared (SEO-01, https://ogp.me). The build
 * adds it, so that React neither carries it nor makes it anew on a change of page. Attributes as HTML names them.
 */
export function machineTags(page: ForMachines) {
	const { image, icons, feed } = page;
	const shared = {
		"og:site_name": page.siteName,
		"og:title": page.title,
		"og:description": page.description,
		"og:url": page.url,
		"og:type": page.published ? "article" : "website",
		...(page.published && { "article:published_time": page.published }),
		"og:image": image.url,
		"og:image:type": "image/jpeg",
		"og:image:width": String(image.width),
		"og:image:height": String(image.height),
		"og:image:alt": page.title,
	};
	return {
		link: [
			{ rel: "icon", href: icons.ico, sizes: "32x32" },
			{ rel: "apple-touch-icon", href: icons.apple },
			{ rel: "manifest", href: page.manifest },
			{
				rel: "alternate",
				type: "application/atom+xml",
				title: feed.title,
				href: feed.path,
			},
		],
		meta: [
			...Object.entries(shared).map(([property, content]) => ({
				property,
				content,
			})),
			{ name: "twitter:card", content: "summary_large_image" },
		],
	};
}
