import type articlePages from "content:article-pages";
import words from "content:fitness-tips";
import {
	Apple,
	BookMarked,
	Brain,
	Dumbbell,
	type LucideIcon,
	Users,
} from "lucide-react";
import { fillBlanks } from "#lib/blanks.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { useAddressParam } from "#ui/navigation/address-query.ts";
import { panelId, Tabs } from "#ui/tabs/tabs.tsx";
import { ArticleCard, type Card } from "../article-card.tsx";
import furtherTips from "./further-tips.module.css";
import css from "./tips-list.module.css";

type Category = (typeof words.tabs)[number]["id"];

type Props = Pick<ReturnType<typeof articlePages.tips>, "tabs">;

/** TIPS-02 */
const firstTab: Category = "community";

/** Cards in the first view of a tab, which load at once (TIPS-05); on a phone the first is the largest thing there. */
const eagerCards = 3;

/** ENT-16 */
const icons: Record<Category, LucideIcon> = {
	nutrition: Apple,
	training: Dumbbell,
	mindset: Brain,
	community: Users,
	coaching: BookMarked,
};

/** All categories behind tabs, one below the other without script. The tab stands in the address (?tab=training). */
export function TipsList({ tabs }: Props) {
	const { value, set } = useAddressParam("tab");
	const selected = tabs.find(({ id }) => id === value)?.id ?? firstTab;
	return (
		<div className={layout.wrap}>
			<Tabs
				className={css.tabs}
				label={words.tabsLabel}
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
				selected={selected}
				onSelect={(id) => set(id, true)}
			/>
			{tabs.map(({ id, name, cards, older }) => (
				<div
					key={id}
					id={panelId(id)}
					role="tabpanel"
					aria-label={name}
					className={css.panel}
					data-category={id}
					data-selected={id === selected ? "" : undefined}
				>
					<h2>{name}</h2>
					{cards.length > 0 ? (
						<TipsGrid cards={cards} isShown={id === selected} />
					) : (
						<p>{words.empty}</p>
					)}
					{older && (
						<p className={furtherTips.links}>
							<Link href={older} className="text-link">
								{fillBlanks(words.further.older, { category: name })}
							</Link>
						</p>
					)}
				</div>
			))}
		</div>
	);
}

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
