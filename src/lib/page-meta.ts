/**
 * A page's metadata. src/document/page-tags.tsx writes it into <head>;
 * publish/search/head-additions.ts adds links and structured data.
 */

export type PageMeta = {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	noindex: boolean;
	/** The picture in content/images that is shown when the page is shared. */
	image?: string | undefined;
};

export type PageContent = {
	head: PageMeta;
	campaign?: string;
	hero?: {
		headline: string | readonly string[];
		/**
		 * The picture behind header and headline (NAV-15), one file per range of viewport widths.
		 */
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
};
