import type { Ref } from "react";

type Source = {
	alt: string;
	tone: string;
	width: number;
	height: number;
	src: string;
	/** One per range of window widths; exactly one file is fetched, the one that the page preloads (IMG-03). */
	variants: readonly {
		media: string;
		files: { avif: string; webp: string; jpg: string };
	}[];
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
		<picture className="hero-picture" hidden={isHidden}>
			{picture.variants.map(({ media, files }) => [
				<source
					key={`${media}-avif`}
					media={media}
					type="image/avif"
					srcSet={files.avif}
				/>,
				<source
					key={`${media}-webp`}
					media={media}
					type="image/webp"
					srcSet={files.webp}
				/>,
				<source key={`${media}-jpg`} media={media} srcSet={files.jpg} />,
			])}
			<img
				ref={ref}
				className={`tone-${picture.tone}`}
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={picture.alt}
				fetchPriority="high"
			/>
		</picture>
	);
}
