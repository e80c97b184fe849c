/** The head of a page as the content gives it, complete. */
export type Head = {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	noindex: boolean;
};

type Tag = { title: string } | { name: string; content: string };

/**
 * What the browser and search engines read. What is shown where the page is shared is added to the built page
 * (publish/search/head-additions.ts).
 */
export function headTags(head: Head): Tag[] {
	return [
		{ title: head.title },
		{ name: "description", content: head.description },
		{ name: "keywords", content: head.keywords },
		...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
	];
}

/** The page's one address, for pages that are indexed. */
export function headLinks({
	canonical,
	noindex,
}: Head): { rel: "canonical"; href: string }[] {
	return noindex ? [] : [{ rel: "canonical", href: canonical }];
}

/** The head of a page whose data is loaded: React Router gives data to `meta` and not to `links`. */
export function headWithLinks(head: Head) {
	return [
		...headTags(head),
		...headLinks(head).map((link) => ({ tagName: "link" as const, ...link })),
	];
}
