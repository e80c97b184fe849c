import { CallToActionBox } from "#articles/call-to-action-box.tsx";
import { ArticleList } from "#articles/list/article-list.tsx";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import css from "./fitness-tips.module.css";
import type { FitnessTipsPageProps } from "./fitness-tips-props.ts";

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
