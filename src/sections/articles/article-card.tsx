import { cardPictureHeight, cardPictureWidth } from "#lib/constants.ts";
import { Link } from "#ui/link.tsx";
import type { PictureSource } from "#ui/picture.tsx";
import { PictureOrFallback } from "#ui/picture-or-fallback.tsx";

export type Card = {
	href: string;
	title: string;
	excerpt: string;
	category: string;
	date: string;
	photo: PictureSource;
};

type Props = {
	card: Card;
	fallback: PictureSource;
	isEager?: boolean;
};

/** An article in a list or slider. The heading comes first in the document, the picture first in the drawing. */
export function ArticleCard({ card, fallback, isEager = false }: Props) {
	return (
		<article className="article-card">
			<h3>
				<Link href={card.href}>{card.title}</Link>
			</h3>
			<PictureOrFallback
				picture={card.photo}
				fallback={fallback}
				isEager={isEager}
				width={cardPictureWidth}
				height={cardPictureHeight}
			/>
			<p className="article-over">
				<b>{card.category}</b>
				<span>{card.date}</span>
			</p>
			<p>{card.excerpt}</p>
		</article>
	);
}
