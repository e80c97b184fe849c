import { preload } from "react-dom";
import css from "./picture.module.css";

export type PictureSource = {
	alt: string;
	width: number;
	height: number;
	isTransparent?: boolean;
	src: string;
	/** Built pictures have AVIF, in galleries also WebP. Cloud pictures have WebP and JPEG. */
	srcSet?: { avif?: string; webp?: string; jpg?: string };
	sizes?: string;
};

type Props = {
	picture: PictureSource;
	/**
	 * "priority" preloads the picture. "deferred" requests the picture only after the script of the
	 * element around it (`data-enhance`) has started. Without scripts, such a picture is lazy.
	 */
	loading?: "priority" | "eager" | "lazy" | "deferred" | undefined;
	className?: string | undefined;
	fallback?: PictureSource;
};

export function Picture({
	picture,
	loading = "lazy",
	className = "",
	fallback,
}: Props) {
	const { alt, src, srcSet, sizes, width, height } = picture;
	if (loading === "priority" && srcSet?.avif)
		preload(src, {
			as: "image",
			type: "image/avif",
			imageSrcSet: srcSet.avif,
			imageSizes: sizes,
			fetchPriority: "high",
		});
	return (
		<picture
			className={`${css.picture} ${className}`.trim()}
			data-transparent={picture.isTransparent ? "" : undefined}
			data-waiting={loading === "deferred" ? "" : undefined}
		>
			{srcSet?.avif && (
				<source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
			)}
			{srcSet?.webp && (
				<source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />
			)}
			<img
				src={src}
				srcSet={srcSet?.jpg}
				sizes={srcSet?.jpg && sizes}
				width={width}
				height={height}
				alt={alt}
				loading={
					loading === "priority" || loading === "eager" ? "eager" : "lazy"
				}
				fetchPriority={loading === "priority" ? "high" : undefined}
				decoding="async"
				data-fallback={fallback?.src}
				data-fallback-alt={fallback?.alt}
				data-fallback-srcset={fallback?.srcSet?.avif}
			/>
		</picture>
	);
}
