import {
	articlePath,
	articlesPath,
	listPagePath,
} from "#articles/list/article-paths.ts";
import { interpolate } from "#lib/interpolate.ts";
import type { PageMeta } from "#lib/page-meta.ts";
import type { RichText } from "#lib/rich-text.ts";
import { storedImageWidthPx } from "#lib/stored-image.ts";
import type { Article, ContentWithPictures } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import { storedPicture } from "../pictures/stored-picture.ts";
import { type CategoryId, categoryIds, modifiedOn } from "../schema/article.ts";
import { machineDate } from "../schema/printed-date.ts";
import { keepWordsTogether } from "../text/line-breaks.ts";
import { headView } from "../views/head.ts";
import { cardsPerPage, pagesOf } from "./article-addresses.ts";

/** Other articles below an article. */
const moreShown = 3;

/** As large as a picture of the storage is drawn above an article on most screens. */
const storedHeadWidth = 1200;

type ArticleCard = ReturnType<typeof articleCard>;

/** One page of the list: the first shows all categories behind tabs, a further one the rest of a single category. */
type TipsPageView = {
	head: PageMeta;
	tabs: readonly {
		id: CategoryId;
		name: string;
		cards: readonly ArticleCard[];
		older?: string;
	}[];
	/** Set on further pages. */
	further?: { newer: string; position: string };
};

/**
 * What the pages of articles show, each page by itself: a page's bytes do not grow with the number of articles. Made
 * once in the build and handed to the loaders of the pages (content:article-pages).
 */
export function articlePages(content: ContentWithPictures) {
	const words = content.pages.fitnessTips;
	// All at once, not when a page asks: the pipeline must know every picture before the build writes them.
	const newestFirst = content.articles.map((article) => ({
		slug: article.slug,
		category: article.category,
		card: articleCard(content, article),
		view: articleView(content, article),
	}));
	const byCategory = Map.groupBy(newestFirst, ({ category }) => category);
	const inCategory = (id: CategoryId) => byCategory.get(id) ?? [];
	const pageCount = (id: CategoryId) => pagesOf(inCategory(id).length);

	function tab(id: CategoryId, number: number): TipsPageView["tabs"][number] {
		const start = (number - 1) * cardsPerPage;
		return {
			id,
			name: words.categories[id].name,
			cards: inCategory(id)
				.slice(start, start + cardsPerPage)
				.map(({ card }) => card),
			...(number < pageCount(id) && { older: listPagePath(id, number + 1) }),
		};
	}

	/** The older ones of its category, then the newer ones, then the newest of all. */
	function more(article: (typeof newestFirst)[number]): ArticleCard[] {
		const own = inCategory(article.category);
		const at = own.indexOf(article);
		const candidates = new Set([
			...own.slice(at + 1, at + 1 + moreShown),
			...own.slice(Math.max(at - moreShown, 0), at).toReversed(),
			...newestFirst.slice(0, moreShown + 1),
		]);
		candidates.delete(article);
		return [...candidates].slice(0, moreShown).map(({ card }) => card);
	}

	return {
		article(slug: string) {
			const found = newestFirst.find((article) => article.slug === slug);
			if (!found) return undefined;
			return keepWordsTogether({ ...found.view, more: more(found) });
		},
		tips: (): TipsPageView =>
			keepWordsTogether({
				head: headView(content, articlesPath, words.head),
				tabs: categoryIds.map((id) => tab(id, 1)),
			}),
		/** A further page of a category, from 2. */
		further(category: string, number: number): TipsPageView | undefined {
			const id = categoryIds.find((known) => known === category);
			const isFurther = Number.isInteger(number) && number > 1;
			if (!id || !isFurther || number > pageCount(id)) return undefined;
			const { title, description, position } = words.further;
			const blanks = {
				category: words.categories[id].name,
				number: String(number),
				count: String(pageCount(id)),
			};
			return keepWordsTogether({
				head: headView(content, listPagePath(id, number), {
					...words.head,
					title: interpolate(title, blanks),
					description: interpolate(description, blanks),
				}),
				tabs: [tab(id, number)],
				further: {
					newer: listPagePath(id, number - 1),
					position: interpolate(position, blanks),
				},
			});
		},
	};
}

export function articleCard(
	content: ContentWithPictures,
	{ slug, title, excerpt, category, date, photo }: Article,
) {
	return {
		href: articlePath(category, slug),
		title,
		excerpt,
		category: content.pages.fitnessTips.categories[category].name,
		date,
		photo: photoView(content, photo, "card", storedImageWidthPx),
	};
}

function articleView(content: ContentWithPictures, article: Article) {
	const { slug, title, author, date, category, excerpt, keywords } = article;
	const service = content.pages.article.services.find(
		({ to }) => to === article.relatedService,
	);
	if (!service)
		throw new Error(`pages/article.yaml lacks ${article.relatedService}`);
	const body: RichText =
		article.body.length > 0
			? article.body
			: [{ kind: "paragraph", text: [excerpt] }];
	return {
		/** Title and excerpt are the head's title and description (ART-08). */
		head: headView(content, articlePath(category, slug), {
			title,
			description: excerpt,
			keywords,
			noindex: false,
		}),
		title,
		author,
		date,
		publishedOn: machineDate(date),
		...(article.updated && {
			updated: { on: modifiedOn(article), date: article.updated },
		}),
		category: {
			id: category,
			name: content.pages.fitnessTips.categories[category].name,
		},
		lead: leadOf(content, article),
		/** The excerpt where there is no text. */
		body,
		inShort: article.inShort ?? [],
		service: { href: service.to, name: service.name, text: service.text },
	};
}

/** The video or the picture, never both (ART-02). */
function leadOf(content: ContentWithPictures, { photo, video }: Article) {
	if (video) {
		const url = `${content.integrations.frames.video.url}/${video.id}`;
		return { kind: "video" as const, title: video.title, url };
	}
	return {
		kind: "photo" as const,
		photo: photoView(content, photo, "articleHead", storedHeadWidth),
	};
}

/** A picture of content/images, or one of the storage in this width. */
function photoView(
	{ pipeline }: ContentWithPictures,
	photo: Article["photo"],
	use: "card" | "articleHead",
	width: number,
) {
	return "address" in photo
		? storedPicture(photo, width, pictureUses[use].aspect)
		: pipeline.picture(photo, pictureUses[use]);
}
