import articlePages from "content:article-pages";
import words from "content:fitness-tips";
import { FurtherTips } from "#articles/list/further-tips.tsx";
import { TipsGuidance } from "#articles/list/tips-guidance.tsx";
import { TipsList } from "#articles/list/tips-list.tsx";
import { MissingTip } from "#articles/missing-tip.tsx";
import { asksWhileEditing, type LoadedPage } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { PageHead } from "#ui/section/page-head.tsx";

type Params = { category?: string; number?: string };

/** Runs in the build; what a page shows comes with that page alone (docs/decisions/0007-article-pages.md). */
export function loader({ params }: { params: Params }) {
	const { category, number } = params;
	const page =
		category === undefined
			? articlePages.tips()
			: articlePages.further(category, Number(number));
	if (!page) throw new Response("No such page", { status: 404 });
	return page;
}

type Page = LoadedPage<typeof loader>;

export const shouldRevalidate = asksWhileEditing;

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export default function FitnessTipsPage({ loaderData }: Page) {
	const { tabs, further } = loaderData;
	const [tab] = tabs;
	return (
		<>
			<PageHead>
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</PageHead>
			<BelowHead>
				{further && tab ? (
					<FurtherTips {...tab} newer={further.newer} />
				) : (
					<TipsList tabs={tabs} />
				)}
				<TipsGuidance />
			</BelowHead>
		</>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <MissingTip error={error} />;
}
