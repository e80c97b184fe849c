import {
	articleAddress,
	furtherAddress,
	tipsPath,
} from "#articles/list/tips-address.ts";
import { fillBlanks } from "#lib/blanks.ts";
import type { Head } from "#lib/head.ts";
import type { RichText } from "#lib/rich-text.ts";
import type { Article, Content } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import type { Picture, PicturePipeline } from "../pictures/pictures.ts";
import {
	type StoredPicture,
	storedCardPicture,
	storedPicture,
} from "../pictures/stored-picture.ts";
import { type CategoryId, categoryIds } from "../schema/article.ts";
import { machineDate } from "../schema/printed-date.ts";
import { headView } from "../views/head.ts";
import {
	articleAddresses,
	cardsPerPage,
	pagesOf,
} from "./article-addresses.ts";
import { newerFirst } from "./article-order.ts";

/** Other articles below an article. */
const moreShown = 3;

type ArticlePicture = Picture | StoredPicture;

export type ArticleCardView = {
	href: string;
	title: string;
	excerpt: string;
	category: string;
	date: string;
	photo: ArticlePicture;
};

/** One page of the list: the first shows all categories behind tabs, a further one the rest of a single category. */
type TipsPageView = {
	head: Head;
	tabs: readonly {
		id: CategoryId;
		name: string;
		cards: readonly ArticleCardView[];
		/** The next page of the category. */
		older?: string;
	}[];
	/** Set on further pages. */
	further?: { newer: string; position: string };
};

type ArticlePageView = {
	head: Head;
	title: string;
	author: string;
	date: string;
	/** The date as 2023-06-22. */
	publishedOn: string;
	category: { id: CategoryId; name: string };
	/** Never both (ART-02). */
	lead:
		| { kind: "photo"; photo: ArticlePicture }
		| { kind: "video"; title: string; url: string };
	/** The excerpt as one paragraph where there is no text. */
	body: RichText;
	inShort: readonly string[];
	service: { href: string; name: string; text: string };
	more: readonly ArticleCardView[];
};

/**
 * What the pages of articles show, each page by itself: a page's bytes do not grow with the number of articles. Made
 * once in the build and handed to the loaders of the pages (content:article-pages).
 */
export type ArticlePages = {
	/** All addresses that are built: three of each article, the lists and their further pages. */
	addresses(): string[];
	/** Undefined when there is no such article. */
	article(slug: string): ArticlePageView | undefined;
	/** The first page of the list. */
	tips(): TipsPageView;
	/** A further page of a category, from 2. */
	further(category: string, number: number): TipsPageView | undefined;
};

export function articlePages(
	content: Content,
	pipeline: PicturePipeline,
): ArticlePages {
	const newestFirst = content.articles.toSorted(newerFirst);
	const places = new Map<string, { article: Article; at: number }>();
	const byCategory = new Map<CategoryId, readonly Article[]>();
	for (const id of categoryIds) {
		const articles = newestFirst.filter(({ category }) => category === id);
		byCategory.set(id, articles);
		for (const [at, article] of articles.entries())
			places.set(article.slug, { article, at });
	}
	const cards = new Map(
		content.articles.map((article) => [
			article.slug,
			articleCard(content, pipeline, article),
		]),
	);
	const cardOf = ({ slug }: Article) => cards.get(slug) ?? [];
	const inCategory = (id: CategoryId) => byCategory.get(id) ?? [];
	const pageCount = (id: CategoryId) => pagesOf(inCategory(id).length);

	function tab(id: CategoryId, number: number): TipsPageView["tabs"][number] {
		const start = (number - 1) * cardsPerPage;
		return {
			id,
			name: content.pages.fitnessTips.categories[id].name,
			cards: inCategory(id)
				.slice(start, start + cardsPerPage)
				.flatMap(cardOf),
			...(number < pageCount(id)
				? { older: furtherAddress(id, number + 1) }
				: {}),
		};
	}

	/** The older ones of its category, then the newer ones, then the newest of all. */
	function more({ category, slug }: Article, at: number): ArticleCardView[] {
		const candidates = [
			...inCategory(category).slice(at + 1, at + 1 + moreShown),
			...inCategory(category)
				.slice(Math.max(at - moreShown, 0), at)
				.toReversed(),
			...newestFirst.slice(0, moreShown + 1),
		].filter((other) => other.slug !== slug);
		return [...new Set(candidates)].slice(0, moreShown).flatMap(cardOf);
	}

	// Made at once, not when a page asks: the pipeline must know every picture before the build writes them.
	const views = new Map(
		content.articles.map((article) => [
			article.slug,
			articleView(content, pipeline, article),
		]),
	);
	return {
		addresses: () => articleAddresses(content.articles),
		article(slug) {
			const place = places.get(slug);
			const view = views.get(slug);
			return place && view && { ...view, more: more(place.article, place.at) };
		},
		tips: () => ({
			head: tipsHead(content),
			tabs: categoryIds.map((id) => tab(id, 1)),
		}),
		further(category, number) {
			const id = categoryIds.find((known) => known === category);
			const isFurther = Number.isInteger(number) && number > 1;
			if (!id || !isFurther || number > pageCount(id)) return undefined;
			const { further } = content.pages.fitnessTips;
			const { name } = content.pages.fitnessTips.categories[id];
			const blanks = {
				category: name,
				number: String(number),
				count: String(pageCount(id)),
			};
			return {
				head: headView(content, furtherAddress(id, number), {
					...content.pages.fitnessTips.head,
					title: fillBlanks(further.title, blanks),
					description: fillBlanks(further.description, blanks),
				}),
				tabs: [tab(id, number)],
				further: {
					newer: furtherAddress(id, number - 1),
					position: fillBlanks(further.position, blanks),
				},
			};
		},
	};
}

export function articleCard(
	content: Content,
	pipeline: PicturePipeline,
	{ slug, title, excerpt, category, date, photo }: Article,
): ArticleCardView {
	return {
		href: articleAddress(category, slug),
		title,
		excerpt,
		category: content.pages.fitnessTips.categories[category].name,
		date,
		photo:
			"address" in photo
				? storedCardPicture(photo)
				: pipeline.picture(photo, pictureUses.card),
	};
}

function tipsHead(content: Content): Head {
	const { head } = content.pages.fitnessTips;
	return headView(content, tipsPath, head);
}

function articleView(
	content: Content,
	pipeline: PicturePipeline,
	article: Article,
): Omit<ArticlePageView, "more"> {
	const { title, author, date, category, excerpt, body } = article;
	const service = content.pages.article.services.find(
		({ to }) => to === article.relatedService,
	);
	if (!service)
		throw new Error(`pages/article.yaml lacks ${article.relatedService}`);
	return {
		head: articleHead(content, article),
		title,
		author,
		date,
		publishedOn: machineDate(date),
		category: {
			id: category,
			name: content.pages.fitnessTips.categories[category].name,
		},
		lead: leadOf(content, pipeline, article),
		body: body.length > 0 ? body : [{ kind: "paragraph", text: [excerpt] }],
		inShort: article.inShort ?? [],
		service: {
			href: service.to,
			name: service.name,
			text: service.text,
		},
	};
}

/** Title and excerpt are the head's title and description (ART-08). */
function articleHead(
	content: Content,
	{ slug, title, excerpt, keywords, category }: Article,
): Head {
	const path = articleAddress(category, slug);
	const head = { title, description: excerpt, keywords, noindex: false };
	return headView(content, path, head);
}

function leadOf(
	content: Content,
	pipeline: PicturePipeline,
	{ photo, video }: Article,
): ArticlePageView["lead"] {
	if (video) {
		const { url } = content.integrations.frames.video;
		return { kind: "video", title: video.title, url: `${url}/${video.id}` };
	}
	return {
		kind: "photo",
		photo:
			"address" in photo
				? storedPicture(photo)
				: pipeline.picture(photo, pictureUses.articleHead),
	};
}
