import type articlePages from "content:article-pages";
import { ArticleBody } from "#articles/article/article-body.tsx";
import { ArticleHeader } from "#articles/article/article-header.tsx";
import { MoreArticles } from "#articles/article/more-articles.tsx";
import type { PageProps } from "#shell/page-handle.ts";

type Page = PageProps<NonNullable<ReturnType<typeof articlePages.article>>>;

/** An article, the same under each of its three addresses (ROUTE-15). */
export default function ArticlePage({ content: article }: Page) {
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
