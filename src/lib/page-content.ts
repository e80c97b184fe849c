/** The parts of a page's props that the document needs. */
export type PageContent = {
	campaign?: string;
	hero?: {
		headline: string | readonly string[];
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
	/** Props that only the page's component uses. */
	[prop: string]: unknown;
};
