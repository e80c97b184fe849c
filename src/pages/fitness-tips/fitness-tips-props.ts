import type { Tab } from "#articles/article-card.tsx";
import { listPagePath } from "#articles/list/article-paths.ts";
import { interpolate } from "#lib/interpolate.ts";
import type { PageMeta } from "#lib/page-meta.ts";
import {
	cardsPerPage,
	listPageCount,
} from "#model/articles/article-addresses.ts";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { type CategoryId, categoryIds } from "#model/schema/article.ts";
import { articleCard } from "#model/views/article-card.ts";
import { pageMetaView } from "#model/views/page-meta.ts";
import type { FitnessTipsPageProps } from "./fitness-tips.tsx";

/**
 * Returns the article list with one tab per category. Each tab contains only its first cards, so
 * that the page does not grow with the number of articles.
 */
export function fitnessTipsPageProps(
	content: Content,
	images: Images,
): FitnessTipsPageProps {
	return {
		labels: content.pages.fitnessTips,
		tabs: categoryIds.map((id) => tabProps(content, images, id, 1)),
	};
}

type NumberedPage = { id: CategoryId; number: number; address: string };

/** Returns the page at a path such as "/fitness-tips/training/page/2"; undefined if none exists. */
export function numberedPageAt(
	path: string,
	content: Content,
): NumberedPage | undefined {
	const number = Number(path.slice(path.lastIndexOf("/") + 1));
	if (!Number.isInteger(number)) return undefined;
	const id = categoryIds.find((id) => listPagePath(id, number) === path);
	return id && number <= pageCount(content, id)
		? { id, number, address: path }
		: undefined;
}

export function articleListPageMeta(
	content: Content,
	numbered: NumberedPage,
): PageMeta {
	const { head, further } = content.pages.fitnessTips;
	const blanks = blanksOf(content, numbered);
	return pageMetaView(content, numbered.address, {
		...head,
		title: interpolate(further.title, blanks),
		description: interpolate(further.description, blanks),
	});
}

export function articleListPageProps(
	content: Content,
	images: Images,
	numbered: NumberedPage,
): FitnessTipsPageProps {
	const { id, number } = numbered;
	const labels = content.pages.fitnessTips;
	return {
		labels,
		tabs: [tabProps(content, images, id, number)],
		further: {
			newer: listPagePath(id, number - 1),
			position: interpolate(
				labels.further.position,
				blanksOf(content, numbered),
			),
		},
	};
}

function blanksOf(content: Content, { id, number }: NumberedPage) {
	return {
		category: content.pages.fitnessTips.categories[id].name,
		number: String(number),
		count: String(pageCount(content, id)),
	};
}

function tabProps(
	content: Content,
	images: Images,
	id: CategoryId,
	number: number,
): Tab {
	const start = (number - 1) * cardsPerPage;
	return {
		id,
		name: content.pages.fitnessTips.categories[id].name,
		cards: articlesIn(content, id)
			.slice(start, start + cardsPerPage)
			.map((article) => articleCard(content, images, article)),
		...(number < pageCount(content, id) && {
			older: listPagePath(id, number + 1),
		}),
	};
}

function articlesIn({ articles }: Content, id: CategoryId) {
	return articles.filter(({ category }) => category === id);
}

function pageCount(content: Content, id: CategoryId): number {
	return listPageCount(articlesIn(content, id).length);
}
