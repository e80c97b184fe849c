import type words from "content:article";
import type articlePages from "content:article-pages";
import { ArrowLeft } from "lucide-react";
import { categoryAddress } from "#lib/tips-address.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Link } from "#ui/link.tsx";
import { PictureOrFallback } from "#ui/picture-or-fallback.tsx";
import { Words } from "#ui/words.tsx";
import { ArticleVideo } from "./article-video.tsx";

export type ArticleProps = {
	article: NonNullable<ReturnType<typeof articlePages.article>>;
	words: typeof words;
};

/** Title, author, date and category, then the video or the picture (ART-01, ART-02). */
export function ArticleHead({ article, words }: ArticleProps) {
	const { title, author, date, category, lead } = article;
	const list = categoryAddress(category.id, [category.id]);
	return (
		<>
			<header className="wrap page-head article-head">
				<BackLink href={list}>
					<ArrowLeft className="icon" />
					{words.back}
				</BackLink>
				<h1 tabIndex={-1}>
					<Words>{title}</Words>
				</h1>
				<p className="byline">
					<span>{author}</span>
					<time dateTime={article.publishedOn}>{date}</time>
					<Link href={list} className="text-link">
						{category.name}
					</Link>
				</p>
			</header>
			<div className="wrap article-lead">
				{lead.kind === "video" ? (
					<ArticleVideo key={lead.url} video={lead} words={words.video} />
				) : (
					<PictureOrFallback
						picture={lead.photo}
						fallback={words.fallbackPhoto}
						isFirst
					/>
				)}
			</div>
		</>
	);
}
