import type { ComponentProps } from "react";
import { cardPictureHeightPx, cardPictureWidthPx } from "#lib/constants.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import css from "./article-card.module.css";

export type Tab = {
	id: "nutrition" | "training" | "mindset" | "community" | "coaching";
	name: string;
	cards: readonly Card[];
};

export type Card = {
	href: string;
	title: string;
	excerpt: string;
	category: string;
	date: string;
	photo: PictureSource;
	fallbackPhoto: PictureSource;
};

type Props = { card: Card } & Pick<ComponentProps<typeof Picture>, "loading">;

const size = { width: cardPictureWidthPx, height: cardPictureHeightPx };

export function ArticleCard({ card, loading }: Props) {
	return (
		<article className={`${layout.pressable} ${css.articleCard}`}>
			<h3>
				<Link href={card.href}>{card.title}</Link>
			</h3>
			<Picture
				picture={{ ...card.photo, ...size }}
				fallback={{ ...card.fallbackPhoto, ...size }}
				loading={loading}
			/>
			<p className={`muted ${css.meta}`}>
				<b>{card.category}</b>
				<span>{card.date}</span>
			</p>
			<p className="muted">{card.excerpt}</p>
		</article>
	);
}
