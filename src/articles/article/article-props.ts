import type words from "content:article";
import type articlePages from "content:article-pages";

/** What the parts of an article page are given. */
export type ArticleProps = {
	article: NonNullable<ReturnType<typeof articlePages.article>>;
	words: typeof words;
};
