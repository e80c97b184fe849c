import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { CallToActionBox } from "../article/call-to-action-box.tsx";
import type { ArticleListLabels } from "./article-list.tsx";
import css from "./articles-guidance.module.css";

export function ArticlesGuidance({
	title,
	text,
	actions,
}: ArticleListLabels["guidance"]) {
	return (
		<div className={`${layout.wrap} ${css.tipsGuidance}`}>
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
