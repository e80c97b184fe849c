export type PageMeta = {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	noindex: boolean;
	image?: string | undefined;
};

export type PageContent = {
	head: PageMeta;
	campaign?: string;
	hero?: {
		headline: string | readonly string[];
		picture?: { variants: readonly { media: string; avif: string }[] };
	};
};
