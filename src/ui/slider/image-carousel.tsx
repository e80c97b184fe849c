import { ImageOff } from "lucide-react";
import type { ComponentProps } from "react";
import { interpolate } from "#lib/interpolate.ts";
import layout from "../layout/layout.module.css";
import visibility from "../layout/visibility.module.css";
import { Picture } from "../picture/picture.tsx";
import { Arrows } from "./arrows.tsx";
import { Dots } from "./dots.tsx";
import css from "./image-carousel.module.css";
import track from "./track.module.css";

type Image = {
	original: string;
	caption?: string | undefined;
	picture: ComponentProps<typeof Picture>["picture"];
};

type Props = {
	label: string;
	images: readonly Image[];
	labels: {
		loaded: string;
		failedImage: string;
		emptyCarousel: string;
		noSuchImage: string;
		someFailed: string;
	};
	/** The text of a toast that appears when the carousel starts. */
	notice?: string | undefined;
	startIndex?: number;
};

/**
 * A gallery as a native scroll list; image-carousel.ts handles its controls and pictures (GAL-01 to
 * GAL-06).
 */
export function ImageCarousel({
	label,
	images,
	labels,
	notice,
	startIndex = 0,
}: Props) {
	if (!images[startIndex])
		return (
			<p className={`${layout.wrap} ${css.note}`}>
				{images.length === 0 ? labels.emptyCarousel : labels.noSuchImage}
			</p>
		);
	const total = String(images.length);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of pictures and controls, not of form fields
		<div
			role="group"
			aria-roledescription="carousel"
			aria-label={label}
			data-enhance="image-carousel"
			data-load="visible"
			data-failure={labels.someFailed}
			data-notice={notice}
		>
			<ul
				className={`${track.track} ${track.bleeding} ${css.track}`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={label}
				data-track=""
			>
				{images.map(({ original, caption, picture }, position) => (
					<li
						key={original}
						className={css.slide}
						aria-label={`${position + 1} of ${total}`}
						data-state="loading"
					>
						<figure>
							<Picture picture={picture} loading="deferred" />
							{caption && <figcaption>{caption}</figcaption>}
						</figure>
					</li>
				))}
			</ul>
			<template>
				<p className={css.failed}>
					<ImageOff className="icon" />
					{labels.failedImage}
				</p>
			</template>
			<div
				className={`${layout.wrap} ${layout.row} ${layout.ends} ${css.footer}`}
			>
				<p
					className={`${css.count} ${visibility.jsOnly}`}
					data-count={labels.loaded}
				>
					{interpolate(labels.loaded, { loaded: "0", total })}
				</p>
				<div className={`${css.controls} ${visibility.jsOnly}`}>
					<Arrows previous="Previous picture" next="Next picture">
						<Dots name="Picture" count={images.length} current={startIndex} />
					</Arrows>
				</div>
				<p className="visually-hidden" role="status" />
			</div>
		</div>
	);
}
