type Source = {
	alt: string;
	width: number;
	height: number;
	/** Names the background color that stands in until the picture has loaded. */
	tone: string;
	src: string;
	srcSet: { avif: string; webp: string; jpg: string };
	sizes: string;
};

type Props = {
	picture: Source;
	/** Load at once: for what is in the first view. */
	isEager?: boolean;
	/** The size to announce instead of the file's own, where a requirement names one (IMG-05). */
	width?: number;
	height?: number;
	className?: string;
};

/** A picture in the best format that the browser knows, its space kept free. Its alt text comes with the picture. */
export function Picture({
	picture,
	isEager = false,
	width,
	height,
	className = "",
}: Props) {
	const { avif, webp, jpg } = picture.srcSet;
	return (
		<picture className={`picture tone-${picture.tone} ${className}`.trim()}>
			<source type="image/avif" srcSet={avif} sizes={picture.sizes} />
			<source type="image/webp" srcSet={webp} sizes={picture.sizes} />
			<img
				src={picture.src}
				srcSet={jpg}
				sizes={picture.sizes}
				width={width ?? picture.width}
				height={height ?? picture.height}
				alt={picture.alt}
				loading={isEager ? "eager" : "lazy"}
				decoding="async"
			/>
		</picture>
	);
}
