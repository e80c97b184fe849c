import { CallToActionBox } from "#articles/article/call-to-action-box.tsx";
import type { Tab } from "#articles/article-card.tsx";
import {
	ArticleList,
	type ArticleListLabels,
} from "#articles/list/article-list.tsx";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import css from "./fitness-tips.module.css";

export type FitnessTipsPageProps = {
	labels: ArticleListLabels & {
		headline: string;
		lead: string;
		guidance: GuidanceLabels;
	};
	tabs: readonly Tab[];
};

type GuidanceLabels = {
	title: string;
	text: string;
	actions: readonly { label: string; to: string }[];
};

/** The article list at /fitness-tips and /blog. */
export function FitnessTipsPage({ labels, tabs }: FitnessTipsPageProps) {
	return (
		<>
			<PageHeader>
				<h1>{labels.headline}</h1>
				<p className="lead">{labels.lead}</p>
			</PageHeader>
			<ArticleList tabs={tabs} labels={labels} />
			<Guidance {...labels.guidance} />
		</>
	);
}

function Guidance({ title, text, actions }: GuidanceLabels) {
	return (
		<div className={`${layout.wrap} ${css.guidance}`}>
			<CallToActionBox id="guidance" title={title} text={text}>
				{actions.map(({ label, to }, index) => (
					<Link
						key={to}
						href={to}
						{...buttonProps({ variant: index === 0 ? "default" : "outline" })}
					>
						{label}
					</Link>
				))}
			</CallToActionBox>
		</div>
	);
}
