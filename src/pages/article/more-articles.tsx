import { ArticleGrid } from "#articles/list/article-grid.tsx";
import { interpolate } from "#lib/interpolate.ts";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Section } from "#ui/section/section.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import css from "./more-articles.module.css";

export function MoreArticles({ article }: { article: ArticlePageProps }) {
	if (article.more.length === 0) return null;
	return (
		<Section id="more" className={visibility.screenOnly}>
			<div className={layout.wrap}>
				<h2 id="more-title" className={css.title}>
					{interpolate(article.labels.more, {
						category: article.moreFrom,
					})}
				</h2>
				<ArticleGrid cards={article.more} isInitiallyVisible={false} />
			</div>
		</Section>
	);
}
