import type { Tab } from "#articles/article-card.tsx";
import {
	ArticleList,
	type ArticleListWords,
} from "#articles/list/article-list.tsx";
import { ArticleListPage } from "#articles/list/article-list-page.tsx";
import { ArticlesGuidance } from "#articles/list/articles-guidance.tsx";
import type { PageMeta } from "#lib/page-meta.ts";
import { PageHeader } from "#ui/section/page-header.tsx";

export type FitnessTipsPageProps = {
	head: PageMeta;
	words: ArticleListWords;
	/** The first page shows all categories behind tabs, a further one the rest of a single category. */
	tabs: readonly Tab[];
	/** Set on further pages: the address of the page before, and a line such as "Page 2 of 3". */
	further?: { newer: string; position: string };
};

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export function FitnessTipsPage({
	words,
	tabs,
	further,
}: FitnessTipsPageProps) {
	const [tab] = tabs;
	return (
		<>
			<PageHeader>
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</PageHeader>
			{further && tab ? (
				<ArticleListPage {...tab} newer={further.newer} words={words.further} />
			) : (
				<ArticleList tabs={tabs} words={words} />
			)}
			<ArticlesGuidance {...words.guidance} />
		</>
	);
}
