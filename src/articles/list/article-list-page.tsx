import { interpolate } from "#lib/interpolate.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Tab } from "../article-card.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import css from "./article-list.module.css";
import type { ArticleListLabels } from "./article-list.tsx";

export function ArticleListPage({
	name,
	cards,
	older,
	newer,
	labels,
}: Tab & { newer: string; labels: ArticleListLabels["further"] }) {
	const blanks = { category: name };
	return (
		<div className={layout.wrap}>
			<h2 className={css.title}>{name}</h2>
			<ArticleGrid cards={cards} />
			<nav
				className={`${layout.row} ${css.links}`}
				aria-label={interpolate(labels.label, blanks)}
			>
				<Link href={newer} className="text-link">
					{interpolate(labels.newer, blanks)}
				</Link>
				{older && (
					<Link href={older} className="text-link">
						{interpolate(labels.older, blanks)}
					</Link>
				)}
				<Link href="/fitness-tips" className="text-link">
					{labels.all}
				</Link>
			</nav>
		</div>
	);
}
