import { CallToActionBox } from "#articles/call-to-action-box.tsx";
import { interpolate } from "#lib/interpolate.ts";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./article-body.module.css";
import type { ArticlePageProps } from "./article-props.ts";

export function ArticleBody({ article }: { article: ArticlePageProps }) {
	const { body, inShort, service, labels } = article;
	const { title, label } = labels.action;
	return (
		<>
			<div
				className={`${layout.wrap} ${layout.columns} ${layout.withAside} ${css.articleBody}`}
			>
				<RichText text={body} hasLead />
				{inShort.length > 0 && (
					<aside
						className={`${layout.aside} ${layout.ruled} ${css.inShort}`}
						aria-labelledby="in-short-title"
					>
						<h2 id="in-short-title">{labels.inShort}</h2>
						<ul className="muted">
							{inShort.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ul>
					</aside>
				)}
			</div>
			<div className={`${layout.wrap} ${visibility.screenOnly}`}>
				<CallToActionBox id="action" title={title} text={service.text}>
					<Link href={service.href} {...buttonProps()}>
						{interpolate(label, { service: service.name })}
					</Link>
				</CallToActionBox>
			</div>
		</>
	);
}
