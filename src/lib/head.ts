/**
 * All that is written into the <head> of a page, in the order in which it stands there:
 *
 * 1. The document's own tags, 2. the words of the page, 3. links: `Layout` of src/root.tsx writes them.
 * 4. The script that runs before the first paint (src/startup/head.ts), and the style sheets, in whose place the build
 *    puts a <style> here and another behind <main>; their hashes go into the security policy (publish/html/html-pass.ts).
 * 5. `machineTags`, which publish/search/head-additions.ts adds to the built page.
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

/** What the document needs to know of the content of a page. */
export type Page = {
	head: Head;
	hero?: {
		headline: string | readonly string[];
		/** Behind the bar and the headline (NAV-15), a file for each range of window widths. */
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
};

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
