import { fillBlanks } from "#lib/blanks.ts";
import { Section } from "#ui/section.tsx";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleProps } from "./article-head.tsx";

/** Three more articles, those of the same category first. */
export function MoreArticles({ article, words }: ArticleProps) {
	if (article.more.length === 0) return null;
	return (
		<Section id="more">
			<div className="wrap">
				<h2 id="more-title" className="more-title">
					{fillBlanks(words.more, { category: article.category.name })}
				</h2>
				<ul className="tips-grid">
					{article.more.map((card) => (
						<li key={card.href}>
							<ArticleCard card={card} fallback={words.fallbackCardPhoto} />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
