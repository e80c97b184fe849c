import type { Ref } from "react";
import { preload } from "react-dom";
import css from "./picture.module.css";
import { usePictureState } from "./picture-state.ts";

type PictureSource = {
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
	/** Follows it (picture-state.ts). */
	image?: Ref<HTMLImageElement>;
	/** false: not to be asked for before it has come near the viewport. Without script it is an ordinary lazy picture. */
	isDue?: boolean;
};

/**
 * A picture in the best format that the browser knows, its space kept free, or another one in its place when it fails. Its
 * alt text comes with the picture.
 */
export function Picture({ fallback, ...rest }: Props) {
	return fallback ? (
		<Replaceable key={rest.picture.src} {...rest} fallback={fallback} />
	) : (
		<Plain {...rest} />
	);
}

function Replaceable({
	fallback,
	...rest
}: Omit<Props, "fallback"> & { fallback: PictureSource }) {
	const { image, state } = usePictureState((hasLoaded) => {
		if (!hasLoaded)
			console.warn(`A picture failed to load: ${rest.picture.src}`);
	});
	return state === "failed" ? (
		<Plain key="fallback" {...rest} picture={fallback} />
	) : (
		<Plain {...rest} image={image} />
	);
}

function Plain({
	picture,
	isEager = false,
	isFirst = false,
	className = "",
	image,
	isDue,
}: Omit<Props, "fallback">) {
	const { alt, src, srcSet, sizes, width, height } = picture;
	// In the head: its element may come with the second round trip of the document, and behind the fonts.
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
			/>
		</picture>
	);
}
