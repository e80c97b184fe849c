import type { PageMeta } from "#lib/page-meta.ts";
import type { Content } from "../files.ts";
import type { PageHead } from "../schema/fields.ts";

/** The head of a page, complete: titles carry the gym's name, addresses the host. */
export function headView(
	content: Content,
	path: string,
	head: PageHead,
): PageMeta {
	return {
		title: `${head.title} | ${content.site.shortName}`,
		description: head.description,
		keywords: head.keywords.join(", "),
		canonical: `${content.site.url}${path}`,
		noindex: head.noindex,
	};
}
