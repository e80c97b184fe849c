import type { Article, Content } from "../files.ts";
import type { PageMetaFields, Photo } from "../schema/fields.ts";

export type PageMeta = {
	/** The path of the canonical URL. Articles and their list have further paths. */
	mainPath: string;
	/** The title without the gym's name. */
	name: string;
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	noindex: boolean;
	article?: Article | undefined;
	/** Shown where the page is shared; by default the home page's photo. */
	photo?: Pick<Photo, "file" | "focus"> | undefined;
};

export function pageMetaView(
	content: Content,
	mainPath: string,
	head: PageMetaFields,
	{ article, photo }: Pick<PageMeta, "article" | "photo"> = {},
): PageMeta {
	return {
		mainPath,
		name: head.title,
		title: `${head.title} | ${content.site.shortName}`,
		description: head.description,
		keywords: head.keywords.join(", ") || head.title,
		canonical: `${content.site.url}${mainPath}`,
		noindex: head.noindex,
		article,
		photo: head.image ? { file: head.image } : photo,
	};
}
