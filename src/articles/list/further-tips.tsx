import words from "content:fitness-tips";
import { fillBlanks } from "#lib/blanks.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Card } from "../article-card.tsx";
import css from "./further-tips.module.css";
import { TipsGrid } from "./tips-list.tsx";

type Props = {
	name: string;
	cards: readonly Card[];
	/** The next page; none on the last one. */
	older?: string | undefined;
	newer: string;
};

/** The older articles of one category, a page of them at a time, by plain links. */
export function FurtherTips({ name, cards, older, newer }: Props) {
	const blanks = { category: name };
	return (
		<div className={layout.wrap}>
			<h2 className={css.title}>{name}</h2>
			<TipsGrid cards={cards} />
			<nav
				className={css.links}
				aria-label={fillBlanks(words.further.label, blanks)}
			>
				<Link href={newer} className="text-link">
					{fillBlanks(words.further.newer, blanks)}
				</Link>
				{older && (
					<Link href={older} className="text-link">
						{fillBlanks(words.further.older, blanks)}
					</Link>
				)}
				<Link href="/fitness-tips" className="text-link">
					{words.further.all}
				</Link>
			</nav>
		</div>
	);
}
