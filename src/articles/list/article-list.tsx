import {
	Apple,
	BookMarked,
	Brain,
	Dumbbell,
	type LucideIcon,
	Users,
} from "lucide-react";
import layout from "#ui/layout/layout.module.css";
import tabsCss from "#ui/tabs/tabs.module.css";
import { panelId, Tabs } from "#ui/tabs/tabs.tsx";
import type { Tab } from "../article-card.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import css from "./article-list.module.css";

type ArticleListLabels = {
	tabsLabel: string;
	empty: string;
};

type Category = Tab["id"];

const firstTab: Category = "community";

const icons: Record<Category, LucideIcon> = {
	nutrition: Apple,
	training: Dumbbell,
	mindset: Brain,
	community: Users,
	coaching: BookMarked,
};

type Props = { tabs: readonly Tab[]; labels: ArticleListLabels };

export function ArticleList({ tabs, labels }: Props) {
	return (
		<div
			className={layout.wrap}
			data-enhance="article-tabs"
			data-load="idle"
			data-first-tab={firstTab}
		>
			<Tabs
				className={css.tabs}
				label={labels.tabsLabel}
				tabs={tabs.map(({ id, name }) => {
					const Icon = icons[id];
					return {
						id,
						content: (
							<>
								<Icon className="icon" />
								{name}
							</>
						),
					};
				})}
				selected={firstTab}
			/>
			{tabs.map(({ id, name, cards }) => (
				<div
					key={id}
					id={panelId(id)}
					role="tabpanel"
					aria-label={name}
					className={`${tabsCss.panel} ${css.panel}`}
					data-category={id}
					data-selected={id === firstTab ? "" : undefined}
				>
					<h2>{name}</h2>
					{cards.length > 0 ? (
						<ArticleGrid cards={cards} isInitiallyVisible={id === firstTab} />
					) : (
						<p>{labels.empty}</p>
					)}
				</div>
			))}
		</div>
	);
}
