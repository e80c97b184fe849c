import type articlePages from "content:article-pages";
import fallback from "content:card-fallback";
import type { ComponentProps } from "react";
import { cardPictureHeightPx, cardPictureWidthPx } from "#lib/constants.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import css from "./article-card.module.css";

export type Tab = ReturnType<typeof articlePages.tips>["tabs"][number];

export type Card = Tab["cards"][number];

type Props = { card: Card } & Pick<ComponentProps<typeof Picture>, "loading">;

/** Overrides the file's own size (IMG-05). */
const size = { width: cardPictureWidthPx, height: cardPictureHeightPx };

export function ArticleCard({ card, loading }: Props) {
	return (
		<article className={`${layout.pressable} ${css.articleCard}`}>
			<h3>
				<Link href={card.href}>{card.title}</Link>
			</h3>
			<Picture
				picture={{ ...card.photo, ...size }}
				fallback={{ ...fallback, ...size }}
				loading={loading}
			/>
			<p className={`muted ${css.over}`}>
				<b>{card.category}</b>
				<span>{card.date}</span>
			</p>
			<p className="muted">{card.excerpt}</p>
		</article>
	);
}
