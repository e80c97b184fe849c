import { eagerCardCount } from "#lib/constants.ts";
import { ArticleCard, type Card } from "../article-card.tsx";
import css from "./article-list.module.css";

export function ArticleGrid({
	cards,
	isInitiallyVisible = true,
}: {
	cards: readonly Card[];
	isInitiallyVisible?: boolean;
}) {
	return (
		<ul className={css.grid}>
			{cards.map((card, index) => (
				<li key={card.href}>
					<ArticleCard
						card={card}
						loading={isInitiallyVisible ? loadingOf(index) : "lazy"}
					/>
				</li>
			))}
		</ul>
	);
}

function loadingOf(index: number) {
	if (index === 0) return "priority";
	return index < eagerCardCount ? "eager" : "lazy";
}
