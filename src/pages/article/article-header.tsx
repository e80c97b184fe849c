import { ArrowLeft } from "lucide-react";
import { categoryHref } from "#articles/list/article-paths.ts";
import { Island } from "#islands/island.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import byline from "#ui/person/byline.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import css from "./article-header.module.css";
import type { ArticlePageProps } from "./article-props.ts";
import { ArticleVideo } from "./article-video.tsx";

export function ArticleHeader({ article }: { article: ArticlePageProps }) {
	const { title, author, date, category, media, labels } = article;
	const list = categoryHref(category.id);
	return (
		<>
			<PageHeader className={css.articleHeader}>
				<Link
					href={list}
					className={`${css.back} ${visibility.screenOnly}`}
					data-back=""
				>
					<ArrowLeft className="icon" />
					{labels.back}
				</Link>
				<h1>{title}</h1>
				<p className={`${byline.byline} ${css.byline}`}>
					<span>{author}</span>
					<time dateTime={article.publishedOn}>{date}</time>
					{article.updated && (
						<span>
							{labels.updated}{" "}
							<time dateTime={article.updated.on}>{article.updated.date}</time>
						</span>
					)}
					<Link href={list} className="text-link">
						{category.name}
					</Link>
				</p>
			</PageHeader>
			<div className={`${layout.wrap} ${css.media}`}>
				{media.kind === "video" ? (
					<Island
						name="ArticleVideo"
						component={ArticleVideo}
						load="interaction"
						props={{ title: media.title, url: media.url, labels: media.labels }}
					/>
				) : (
					<Picture
						picture={media.photo}
						fallback={media.fallback}
						loading="priority"
					/>
				)}
			</div>
		</>
	);
}
