import type { PageMeta } from "#lib/page-meta.ts";
import type { Content } from "../files.ts";
import type { PageMetaFields } from "../schema/fields.ts";

export function pageMetaView(
	content: Content,
	path: string,
	head: PageMetaFields,
): PageMeta {
	return {
		title: `${head.title} | ${content.site.shortName}`,
		description: head.description,
		keywords: head.keywords.join(", ") || head.title,
		canonical: `${content.site.url}${path}`,
		noindex: head.noindex,
		image: head.image,
	};
}
