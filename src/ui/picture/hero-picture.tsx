import only from "../layout/only.module.css";
import css from "./hero-picture.module.css";
import { usePictureState } from "./picture-state.ts";

type Source = {
	alt: string;
	placeholderColor?: string;
	width: number;
	height: number;
	src: string;
	/** One per range of window widths; exactly one file is fetched, the one that the page preloads (IMG-03). */
	variants: readonly { media: string; avif: string }[];
};

type Props = {
	picture: Source;
	/** Called once, when it has loaded or failed. */
	onSettled?: () => void;
};

/**
 * The photograph behind a page's headline, in front of everything else in the queue. One that failed is logged (ERR-04)
 * and out of sight; the ground behind it stays (PROLAB-12).
 */
export function HeroPicture({ picture, onSettled }: Props) {
	const { image, state } = usePictureState((hasLoaded, address) => {
		if (!hasLoaded) console.warn(`The hero image failed to load: ${address}`);
		onSettled?.();
	});
	return (
		<picture
			className={`${css.heroPicture} ${only.onScreen}`}
			hidden={state === "failed"}
		>
			{picture.variants.map(({ media, avif }) => (
				<source key={media} media={media} type="image/avif" srcSet={avif} />
			))}
			<img
				ref={image}
				className={
					picture.placeholderColor && `placeholder-${picture.placeholderColor}`
				}
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={picture.alt}
				fetchPriority="high"
			/>
		</picture>
	);
}
