import { type Article, ArticleBody } from "#articles/article/article-body.tsx";
import { ArticleHeader } from "#articles/article/article-header.tsx";
import { MoreArticles } from "#articles/article/more-articles.tsx";

export type ArticlePageProps = Article;

/** An article page, identical at each of its three addresses (ROUTE-15). */
export function ArticlePage(article: ArticlePageProps) {
	return (
		<>
			<article>
				<ArticleHeader article={article} />
				<ArticleBody article={article} />
			</article>
			<MoreArticles article={article} />
		</>
	);
}
