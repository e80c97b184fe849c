import { articlePath } from "#articles/list/article-paths.ts";
import type { RichText } from "#lib/rich-text.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Article, Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { modifiedOn } from "#model/schema/article.ts";
import {
	articleCard,
	articlePhoto,
	fallbackPhoto,
} from "#model/views/article-card.ts";
import { frameHelpView } from "#model/views/frames.ts";
import { type PageMeta, pageMetaView } from "#model/views/page-meta.ts";

const moreShown = 3;

const articleHeadWidthPx = 1200;

export function articlePageMeta(content: Content, article: Article): PageMeta {
	const { slug, title, category, excerpt, keywords } = article;
	// A picture on another host has no file in content/images.
	const photo =
		"file" in article.photo
			? article.photo
			: content.pages.fitnessTips.fallbackPhoto;
	return pageMetaView(
		content,
		articlePath(category, slug),
		{ title, description: excerpt, keywords, noindex: false },
		{ article, photo },
	);
}

export type ArticlePageProps = ReturnType<typeof articlePageProps>;

export function articlePageProps(
	content: Content,
	images: Images,
	article: Article,
) {
	const { title, author, date, category, excerpt } = article;
	const { services, ...labels } = content.pages.article;
	const { categories, head } = content.pages.fitnessTips;
	const categoryName = categories[category].name;
	const more = moreArticles(content.articles, article);
	const service = services.find(({ to }) => to === article.relatedService);
	if (!service)
		throw new Error(`pages/article.yaml lacks ${article.relatedService}`);
	const body: RichText =
		article.body.length > 0
			? article.body
			: [{ type: "paragraph", children: [{ type: "text", value: excerpt }] }];
	return {
		title,
		author,
		date,
		publishedOn: toIsoDate(date),
		...(article.updated && {
			updated: { on: modifiedOn(article), date: article.updated },
		}),
		category: { id: category, name: categoryName },
		media: mediaOf(content, images, article),
		body,
		inShort: article.inShort ?? [],
		service: { href: service.to, name: service.name, text: service.text },
		moreFrom: more.every((other) => other.category === category)
			? categoryName
			: head.title,
		more: more.map((other) => articleCard(content, images, other)),
		labels,
	};
}

/**
 * Returns related articles. First come older articles of the same category, then newer ones of that
 * category, then the newest of all categories.
 */
function moreArticles(
	newestFirst: readonly Article[],
	article: Article,
): Article[] {
	const own = newestFirst.filter(
		({ category }) => category === article.category,
	);
	const at = own.indexOf(article);
	const candidates = new Set([
		...own.slice(at + 1, at + 1 + moreShown),
		...own.slice(Math.max(at - moreShown, 0), at).toReversed(),
		...newestFirst.slice(0, moreShown + 1),
	]);
	candidates.delete(article);
	return [...candidates].slice(0, moreShown);
}

function mediaOf(content: Content, images: Images, { photo, video }: Article) {
	if (video) {
		const url = `${content.integrations.frames.video.url}/${video.id}`;
		const labels = {
			...content.pages.article.video,
			help: frameHelpView(content),
		};
		return { kind: "video" as const, title: video.title, url, labels };
	}
	return {
		kind: "photo" as const,
		photo: articlePhoto(images, photo, "articleHead", articleHeadWidthPx),
		fallback: fallbackPhoto(content, images, "articleHead"),
	};
}
