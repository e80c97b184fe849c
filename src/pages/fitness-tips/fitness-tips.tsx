import type articlePages from "content:article-pages";
import words from "content:fitness-tips";
import { FurtherTips } from "#articles/list/further-tips.tsx";
import { TipsGuidance } from "#articles/list/tips-guidance.tsx";
import { TipsList } from "#articles/list/tips-list.tsx";
import type { PageProps } from "#shell/page-handle.ts";
import { PageHeader } from "#ui/section/page-header.tsx";

type Page = PageProps<ReturnType<typeof articlePages.tips>>;

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export default function FitnessTipsPage({ content }: Page) {
	const { tabs, further } = content;
	const [tab] = tabs;
	return (
		<>
			<PageHeader>
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</PageHeader>
			{further && tab ? (
				<FurtherTips {...tab} newer={further.newer} />
			) : (
				<TipsList tabs={tabs} />
			)}
			<TipsGuidance />
		</>
	);
}
