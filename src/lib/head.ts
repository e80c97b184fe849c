/**
 * All that is written into the <head> of a page, in the order in which it stands there:
 *
 * 1. The document's own tags, 2. the words of the page, 3. links: `Layout` of src/root.tsx writes them.
 * 4. The script that runs before the first paint (src/startup/head.ts), and the style sheets, in whose place the build
 *    puts a <style> here and another behind <main>; their hashes go into the security policy (publish/html/html-pass.ts).
 * 5. What only machines read: publish/search/head-additions.ts adds it to the built page.
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
