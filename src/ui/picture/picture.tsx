import type { Ref } from "react";
import { preload } from "react-dom";
import css from "./picture.module.css";

/** A picture and the files that it is offered in. */
export type PictureSource = {
	alt: string;
	width: number;
	height: number;
	/** Names the background color that stands in until the picture has loaded. */
	placeholderColor?: string;
	src: string;
	/** Pictures of our own have AVIF, those that lie elsewhere what their storage has, or none. */
	srcSet?: { avif?: string; webp?: string; jpg?: string };
	sizes?: string;
};

type Props = {
	picture: PictureSource;
	/** Load at once: for what is in the first view. */
	isEager?: boolean;
	/** Load before everything else: for the one picture that the page begins with. */
	isFirst?: boolean;
	className?: string | undefined;
	/** Shown when the picture cannot be loaded (IMG-04, PROLAB-13). */
	fallback?: PictureSource;
	/** See picture-state.ts. */
	image?: Ref<HTMLImageElement>;
	/** false: not to be asked for before it has come near the viewport. Without script it is an ordinary lazy picture. */
	isDue?: boolean;
};

/**
 * A picture in the best format that the browser knows, its space kept free. Its alt text comes with the picture.
 * src/startup/pictures.ts shows the fallback.
 */
export function Picture({
	picture,
	isEager = false,
	isFirst = false,
	className = "",
	fallback,
	image,
	isDue,
}: Props) {
	const { alt, src, srcSet, sizes, width, height } = picture;
	// In the head: the element may come with the second round trip of the document, and after the fonts.
	if (isFirst && srcSet?.avif)
		preload(src, {
			as: "image",
			type: "image/avif",
			imageSrcSet: srcSet.avif,
			imageSizes: sizes,
			fetchPriority: "high",
		});
	const placeholderColor = picture.placeholderColor
		? `placeholder-${picture.placeholderColor}`
		: css.withoutPlaceholder;
	return (
		<picture
			className={`${css.picture} ${placeholderColor} ${className}`.trim()}
			data-waiting={isDue === false ? "" : undefined}
		>
			{srcSet?.avif && (
				<source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
			)}
			{srcSet?.webp && (
				<source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />
			)}
			<img
				ref={image}
				src={src}
				srcSet={srcSet?.jpg}
				sizes={srcSet?.jpg && sizes}
				width={width}
				height={height}
				alt={alt}
				loading={isEager || isFirst || isDue ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : undefined}
				decoding="async"
				data-fallback={fallback?.src}
				data-fallback-alt={fallback?.alt}
				data-fallback-srcset={fallback?.srcSet?.avif}
			/>
		</picture>
	);
}
