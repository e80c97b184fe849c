import type { Ref } from "react";
import only from "../layout/only.module.css";
import css from "./hero-picture.module.css";

type Source = {
	alt: string;
	placeholderColor: string;
	width: number;
	height: number;
	src: string;
	/** One per range of window widths; exactly one file is fetched, the one that the page preloads (IMG-03). */
	variants: readonly { media: string; avif: string }[];
};

type Props = {
	picture: Source;
	ref?: Ref<HTMLImageElement>;
	/** Takes a picture that failed out of sight; the ground behind it stays (PROLAB-12). */
	isHidden?: boolean;
};

/** The photograph behind a page's headline, in front of everything else in the queue. */
export function HeroPicture({ picture, ref, isHidden }: Props) {
	return (
		<picture
			className={`${css.heroPicture} ${only.onScreen}`}
			hidden={isHidden}
		>
			{picture.variants.map(({ media, avif }) => (
				<source key={media} media={media} type="image/avif" srcSet={avif} />
			))}
			<img
				ref={ref}
				className={`placeholder-${picture.placeholderColor}`}
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={picture.alt}
				fetchPriority="high"
			/>
		</picture>
	);
}

/** Logs a picture that failed (ERR-04). */
export function logHero(hasLoaded: boolean, address: string): void {
	if (!hasLoaded) console.warn(`The hero image failed to load: ${address}`);
}
