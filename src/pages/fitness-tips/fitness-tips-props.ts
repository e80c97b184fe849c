import type { Tab } from "#articles/article-card.tsx";
import { articlesPath, listPagePath } from "#articles/list/article-paths.ts";
import { interpolate } from "#lib/interpolate.ts";
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
	const { head, ...labels } = content.pages.fitnessTips;
	return {
		labels,
		head: pageMetaView(content, articlesPath, head),
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

export function articleListPageProps(
	content: Content,
	images: Images,
	{ id, number, address }: NumberedPage,
): FitnessTipsPageProps {
	const { head, ...labels } = content.pages.fitnessTips;
	const { title, description, position } = labels.further;
	const blanks = {
		category: labels.categories[id].name,
		number: String(number),
		count: String(pageCount(content, id)),
	};
	return {
		labels,
		head: pageMetaView(content, address, {
			...head,
			title: interpolate(title, blanks),
			description: interpolate(description, blanks),
		}),
		tabs: [tabProps(content, images, id, number)],
		further: {
			newer: listPagePath(id, number - 1),
			position: interpolate(position, blanks),
		},
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
