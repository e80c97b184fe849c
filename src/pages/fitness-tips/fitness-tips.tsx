import type articlePages from "content:article-pages";
import words from "content:fitness-tips";
import { ArticleList } from "#articles/list/article-list.tsx";
import { ArticleListPage } from "#articles/list/article-list-page.tsx";
import { ArticlesGuidance } from "#articles/list/articles-guidance.tsx";
import type { PageProps } from "#shell/page-handle.ts";
import { PageHeader } from "#ui/section/page-header.tsx";

type Page = PageProps<ReturnType<typeof articlePages.tips>>;

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export default function FitnessTipsPage({ content }: Page) {
	const { tabs, further } = content;
	const [tab] = tabs;
	return (
		<>
			<PageHeader>
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</PageHeader>
			{further && tab ? (
				<ArticleListPage {...tab} newer={further.newer} />
			) : (
				<ArticleList tabs={tabs} />
			)}
			<ArticlesGuidance />
		</>
	);
}
