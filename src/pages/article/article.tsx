import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import { MoreArticles } from "./more-articles.tsx";

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
