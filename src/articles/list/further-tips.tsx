import { fillBlanks } from "#lib/blanks.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Tab } from "../article-card.tsx";
import { TipsGrid } from "./tips-grid.tsx";
import css from "./tips-list.module.css";
import type { TipsWords } from "./tips-list.tsx";

/** The older articles of one category, a page of them at a time, by plain links. */
export function FurtherTips({
	name,
	cards,
	older,
	newer,
	words,
}: Tab & { newer: string; words: TipsWords["further"] }) {
	const blanks = { category: name };
	return (
		<div className={layout.wrap}>
			<h2 className={css.title}>{name}</h2>
			<TipsGrid cards={cards} />
			<nav
				className={`${layout.row} ${css.links}`}
				aria-label={fillBlanks(words.label, blanks)}
			>
				<Link href={newer} className="text-link">
					{fillBlanks(words.newer, blanks)}
				</Link>
				{older && (
					<Link href={older} className="text-link">
						{fillBlanks(words.older, blanks)}
					</Link>
				)}
				<Link href="/fitness-tips" className="text-link">
					{words.all}
				</Link>
			</nav>
		</div>
	);
}
