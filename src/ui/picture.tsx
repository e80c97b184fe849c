import { type Ref, useEffect, useRef } from "react";

export type PictureSource = {
	alt: string;
	width: number;
	height: number;
	/** Names the background color that stands in until the picture has loaded. */
	tone?: string;
	src: string;
	/** Left out for pictures that lie elsewhere and come in one format. */
	srcSet?: { avif?: string; webp: string; jpg: string };
	sizes?: string;
};

type Props = {
	picture: PictureSource;
	/** Load at once: for what is in the first view. */
	isEager?: boolean;
	/** Load before everything else: for the one picture that the page begins with. */
	isFirst?: boolean;
	/** The size to announce instead of the file's own, where a requirement names one (IMG-05). */
	width?: number;
	height?: number;
	className?: string;
	/** For a picture that is followed on its way (late-picture.ts). */
	late?: {
		ref: Ref<HTMLImageElement>;
		onLoad: () => void;
		onError: () => void;
		/** It may be asked for: it has come near the viewport. */
		isDue: boolean;
	};
	/** The picture cannot be loaded. */
	onFailed?: () => void;
};

/** A picture in the best format that the browser knows, its space kept free. Its alt text comes with the picture. */
export function Picture({
	picture,
	isEager = false,
	isFirst = false,
	width,
	height,
	className = "",
	late,
	onFailed,
}: Props) {
	const image = useRef<HTMLImageElement>(null);
	const { alt, src, srcSet, sizes } = picture;
	const tone = picture.tone ? `tone-${picture.tone}` : "";

	// It may have failed before React ran.
	useEffect(() => {
		const element = image.current;
		if (element?.complete && element.naturalWidth === 0) onFailed?.();
	}, [onFailed]);

	return (
		<picture
			className={`picture ${tone} ${className}`.replace(/ +/g, " ").trim()}
			data-waiting={late && !late.isDue ? "" : undefined}
			// src/early/settled-pictures.ts may have marked it already.
			suppressHydrationWarning
		>
			{srcSet?.avif && (
				<source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
			)}
			{srcSet && (
				<source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />
			)}
			<img
				ref={late?.ref ?? image}
				src={src}
				srcSet={srcSet?.jpg}
				sizes={sizes}
				width={width ?? picture.width}
				height={height ?? picture.height}
				alt={alt}
				loading={isEager || isFirst || late?.isDue ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : undefined}
				decoding="async"
				onLoad={late?.onLoad}
				onError={late?.onError ?? onFailed}
			/>
		</picture>
	);
}
