import visibility from "../layout/visibility.module.css";
import css from "./hero-picture.module.css";

export type HeroSource = {
	alt: string;
	width: number;
	height: number;
	src: string;
	/** One file per range of viewport widths; the page preloads the same files (IMG-03). */
	variants: readonly { media: string; avif: string }[];
};

/**
 * The photograph behind a page's headline. src/islands/page/failed-pictures.ts hides the photograph
 * if it fails to load (ERR-04, PROLAB-12).
 */
export function HeroPicture({ picture }: { picture: HeroSource }) {
	return (
		<picture className={`${css.heroPicture} ${visibility.screenOnly}`}>
			{picture.variants.map(({ media, avif }) => (
				<source key={media} media={media} type="image/avif" srcSet={avif} />
			))}
			<img
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={picture.alt}
				fetchPriority="high"
				data-hero=""
			/>
		</picture>
	);
}
