import articlePages from "content:article-pages";
import words from "content:fitness-tips";
import { FurtherTips } from "#sections/articles/further-tips.tsx";
import { MissingTip } from "#sections/articles/missing-tip.tsx";
import { TipsGuidance } from "#sections/articles/tips-guidance.tsx";
import { TipsList } from "#sections/articles/tips-list.tsx";
import { headWithLinks } from "#seo/head-tags.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { type LoadedPage, plainPage } from "./page-handle.ts";

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

export const handle = plainPage;
export const meta = ({ loaderData }: Partial<Page>) =>
	loaderData ? headWithLinks(loaderData.head) : [];

/** The list of articles: /fitness-tips and /blog alike, and the further pages of a category. */
export default function FitnessTipsPage({ loaderData }: Page) {
	const { tabs, further } = loaderData;
	const [tab] = tabs;
	return (
		<>
			<div className="wrap page-head">
				<h1 tabIndex={-1}>{words.headline}</h1>
				<p className="lead">{further ? further.position : words.lead}</p>
			</div>
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
