import words from "content:fitness-tips";
import { interpolate } from "#lib/interpolate.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Tab } from "../article-card.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import css from "./article-list.module.css";

export function ArticleListPage({
	name,
	cards,
	older,
	newer,
}: Tab & { newer: string }) {
	const blanks = { category: name };
	return (
		<div className={layout.wrap}>
			<h2 className={css.title}>{name}</h2>
			<ArticleGrid cards={cards} />
			<nav
				className={`${layout.row} ${css.links}`}
				aria-label={interpolate(words.further.label, blanks)}
			>
				<Link href={newer} className="text-link">
					{interpolate(words.further.newer, blanks)}
				</Link>
				{older && (
					<Link href={older} className="text-link">
						{interpolate(words.further.older, blanks)}
					</Link>
				)}
				<Link href="/fitness-tips" className="text-link">
					{words.further.all}
				</Link>
			</nav>
		</div>
	);
}
