import type { Ref } from "react";

type Source = {
	alt: string;
	width: number;
	height: number;
	/** Names the background color that stands in until the picture has loaded. */
	tone?: string;
	src: string;
	srcSet: { avif?: string; webp: string; jpg: string };
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
	/** For a picture that is followed on its way (late-picture.ts). */
	late?: {
		ref: Ref<HTMLImageElement>;
		onLoad: () => void;
		onError: () => void;
		/** It may be asked for: it has come near the viewport. */
		isDue: boolean;
	};
};

/** A picture in the best format that the browser knows, its space kept free. Its alt text comes with the picture. */
export function Picture({
	picture,
	isEager = false,
	width,
	height,
	className = "",
	late,
}: Props) {
	const { avif, webp, jpg } = picture.srcSet;
	const tone = picture.tone ? `tone-${picture.tone}` : "";
	return (
		<picture
			className={`picture ${tone} ${className}`.replace(/ +/g, " ").trim()}
			data-waiting={late && !late.isDue ? "" : undefined}
		>
			{avif && <source type="image/avif" srcSet={avif} sizes={picture.sizes} />}
			<source type="image/webp" srcSet={webp} sizes={picture.sizes} />
			<img
				ref={late?.ref}
				src={picture.src}
				srcSet={jpg}
				sizes={picture.sizes}
				width={width ?? picture.width}
				height={height ?? picture.height}
				alt={picture.alt}
				loading={isEager || late?.isDue ? "eager" : "lazy"}
				decoding="async"
				onLoad={late?.onLoad}
				onError={late?.onError}
			/>
		</picture>
	);
}
