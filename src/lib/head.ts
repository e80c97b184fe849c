/**
 * The content of a page's <head>: src/document/document.tsx writes it,
 * publish/search/head-additions.ts adds structured data and links.
 */

export type Head = {
	/** Includes the gym's name. */
	title: string;
	description: string;
	keywords: string;
	/** An absolute URL. */
	canonical: string;
	noindex: boolean;
};

/** The part of a page's content that the document needs. */
export type Page = {
	head: Head;
	/** The name of a landing page in the provider's reports. */
	campaign?: string;
	hero?: {
		headline: string | readonly string[];
		/**
		 * The picture behind header and headline (NAV-15), one file per range of viewport widths.
		 */
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
};
