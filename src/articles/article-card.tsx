import type { ComponentProps } from "react";
import { cardPictureHeight, cardPictureWidth } from "#lib/constants.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import css from "./article-card.module.css";

/** A category in the list, with some of its articles. */
export type Tab = {
	id: "nutrition" | "training" | "mindset" | "community" | "coaching";
	name: string;
	cards: readonly Card[];
	/** The address of the page with older ones. */
	older?: string;
};

export type Card = {
	href: string;
	title: string;
	excerpt: string;
	/** The name of the category. */
	category: string;
	/** Printed: "June 12, 2023" */
	date: string;
	photo: PictureSource;
	/** Takes the place of a photo that cannot be loaded (IMG-04). */
	fallbackPhoto: PictureSource;
};

type Props = { card: Card } & Pick<
	ComponentProps<typeof Picture>,
	"isEager" | "isFirst"
>;

/** The size to announce instead of the files' own (IMG-05). */
const size = { width: cardPictureWidth, height: cardPictureHeight };

/** An article in a list or slider. The heading comes first in the document, the picture first in the drawing. */
export function ArticleCard({ card, ...loading }: Props) {
	return (
		<article className={`${layout.pressable} ${css.articleCard}`}>
			<h3>
				<Link href={card.href}>{card.title}</Link>
			</h3>
			<Picture
				picture={{ ...card.photo, ...size }}
				fallback={{ ...card.fallbackPhoto, ...size }}
				{...loading}
			/>
			<p className={`muted ${css.over}`}>
				<b>{card.category}</b>
				<span>{card.date}</span>
			</p>
			<p className="muted">{card.excerpt}</p>
		</article>
	);
}
