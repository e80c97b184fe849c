import words from "content:article";
import type articlePages from "content:article-pages";
import layout from "#ui/layout/layout.module.css";
import { RichText } from "#ui/text/rich-text.tsx";
import css from "./article-body.module.css";

/** What the build gives to the page of an article. */
export type Article = NonNullable<ReturnType<typeof articlePages.article>>;

/** The text, or the excerpt where that is all (ART-03), and a few points beside it. */
export function ArticleBody({ article }: { article: Article }) {
	const { body, inShort } = article;
	return (
		<div className={`${layout.wrap} ${layout.columns} ${css.articleBody}`}>
			<RichText text={body} hasLead />
			{inShort.length > 0 && (
				<aside className={css.inShort} aria-labelledby="in-short-title">
					<h2 id="in-short-title">{words.inShort}</h2>
					<ul>
						{inShort.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</aside>
			)}
		</div>
	);
}
