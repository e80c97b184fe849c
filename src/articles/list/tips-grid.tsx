import { ArticleCard, type Card } from "../article-card.tsx";
import css from "./tips-list.module.css";

/** Cards in the first view of a tab, which load at once (TIPS-05); on a phone the first is the largest thing there. */
const eagerCards = 3;

/** Cards in one, two or three columns (TIPS-04). Those behind another tab load when they are wanted. */
export function TipsGrid({
	cards,
	isShown = true,
}: {
	cards: readonly Card[];
	isShown?: boolean;
}) {
	return (
		<ul className={css.grid}>
			{cards.map((card, index) => (
				<li key={card.href}>
					<ArticleCard
						card={card}
						isEager={isShown && index < eagerCards}
						isFirst={isShown && index === 0}
					/>
				</li>
			))}
		</ul>
	);
}
