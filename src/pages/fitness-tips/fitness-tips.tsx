import type { Tab } from "#articles/article-card.tsx";
import { FurtherTips } from "#articles/list/further-tips.tsx";
import { TipsGuidance } from "#articles/list/tips-guidance.tsx";
import { TipsList, type TipsWords } from "#articles/list/tips-list.tsx";
import type { Head } from "#lib/head.ts";
import { PageHead } from "#ui/section/page-head.tsx";

export type FitnessTipsPageProps = {
	head: Head;
	words: TipsWords;
	/** The first page shows all categories behind tabs, a further one the rest of a single category. */
	tabs: readonly Tab[];
	/** Set on further pages: the address of the page before, and a line such as "Page 2 of 3". */
	further?: { newer: string; position: string };
};

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export function FitnessTipsPage({
	words,
	tabs,
	further,
}: FitnessTipsPageProps) {
	const [tab] = tabs;
	return (
		<>
			<PageHead>
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</PageHead>
			{further && tab ? (
				<FurtherTips {...tab} newer={further.newer} words={words.further} />
			) : (
				<TipsList tabs={tabs} words={words} />
			)}
			<TipsGuidance {...words.guidance} />
		</>
	);
}
