import words from "content:article";
import type articlePages from "content:article-pages";
import { interpolate } from "#lib/interpolate.ts";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./article-body.module.css";
import { CallToActionBox } from "./call-to-action-box.tsx";

export type Article = NonNullable<ReturnType<typeof articlePages.article>>;

export function ArticleBody({ article }: { article: Article }) {
	const { body, inShort, service } = article;
	const { title, label } = words.action;
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
						<h2 id="in-short-title">{words.inShort}</h2>
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
