import articlePages from "content:article-pages";
import { ArticleBody } from "#articles/article/article-body.tsx";
import { ArticleHead } from "#articles/article/article-head.tsx";
import { MoreArticles } from "#articles/article/more-articles.tsx";
import { MissingTip } from "#articles/missing-tip.tsx";
import { asksWhileEditing, type LoadedPage } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";

/** Runs in the build; an article comes with its own page alone (docs/decisions/0007-article-pages.md). */
export function loader({ params }: { params: { slug?: string } }) {
	const article = articlePages.article(params.slug ?? "");
	if (!article) throw new Response("No such article", { status: 404 });
	return article;
}

type Page = LoadedPage<typeof loader>;

export const shouldRevalidate = asksWhileEditing;

/** An article, the same under each of its three addresses (ROUTE-15). */
export default function ArticlePage({ loaderData: article }: Page) {
	return (
		<>
			<article>
				<ArticleHead article={article} />
				<BelowHead>
					<ArticleBody article={article} />
				</BelowHead>
			</article>
			<MoreArticles article={article} />
		</>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <MissingTip error={error} />;
}
