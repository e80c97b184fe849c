import type { Ref } from "react";
import { preload } from "react-dom";
import css from "./picture.module.css";

type PictureSource = {
	alt: string;
	width: number;
	height: number;
	placeholderColor?: string;
	src: string;
	/** Our own pictures have AVIF; stored pictures have their storage's formats, or none. */
	srcSet?: { avif?: string; webp?: string; jpg?: string };
	sizes?: string;
};

type Props = {
	picture: PictureSource;
	isEager?: boolean;
	isFirst?: boolean;
	className?: string | undefined;
	fallback?: PictureSource;
	image?: Ref<HTMLImageElement>;
	/**
	 * False defers the request until the picture is near the viewport. Without scripts it is a
	 * native lazy picture.
	 */
	isDue?: boolean;
};

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
	// The preload starts before the browser parses the element.
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
