import { type Article, ArticleBody } from "#articles/article/article-body.tsx";
import { ArticleHead } from "#articles/article/article-head.tsx";
import { MoreArticles } from "#articles/article/more-articles.tsx";
import type { Head } from "#lib/head.ts";

export type ArticlePageProps = Article & { head: Head };

/** An article, the same under each of its three addresses (ROUTE-15). */
export function ArticlePage(article: ArticlePageProps) {
	return (
		<>
			<article>
				<ArticleHead article={article} />
				<ArticleBody article={article} />
			</article>
			<MoreArticles article={article} />
		</>
	);
}
