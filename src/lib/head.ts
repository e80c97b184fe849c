/**
 * What a page's <head> contains. src/document/document.tsx writes it; publish/search/head-additions.ts adds what only
 * machines read.
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
export type PageContent = {
	head: Head;
	/** Of a landing page: its name in the provider's reports. */
	campaign?: string;
	hero?: {
		headline: string | readonly string[];
		/** Behind the bar and the headline (NAV-15), a file for each range of window widths. */
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
};
