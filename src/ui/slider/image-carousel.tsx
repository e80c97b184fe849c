import { ImageOff } from "lucide-react";
import {
	type ComponentProps,
	type KeyboardEvent,
	type RefObject,
	type TouchEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { minSwipePx } from "#lib/constants.ts";
import { interpolate } from "#lib/interpolate.ts";
import layout from "../layout/layout.module.css";
import visibility from "../layout/visibility.module.css";
import { Picture } from "../picture/picture.tsx";
import { usePictureState } from "../picture/picture-state.ts";
import { Arrows } from "./arrows.tsx";
import { Dots } from "./dots.tsx";
import css from "./image-carousel.module.css";
import track from "./track.module.css";
import { useSlider } from "./use-slider.ts";

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
	};
	isNear: boolean;
	startIndex?: number;
	onFailure?: (address: string) => void;
};

/**
 * A gallery as a native scroll list; buttons, keys, swipes and the counter need script (GAL-01 to
 * GAL-05).
 */
export function ImageCarousel({ startIndex = 0, ...props }: Props) {
	const { images, labels } = props;
	if (images[startIndex]) return <Slides {...props} startIndex={startIndex} />;
	return (
		<p className={`${layout.wrap} ${css.note}`}>
			{images.length === 0 ? labels.emptyCarousel : labels.noSuchImage}
		</p>
	);
}

function Slides({
	label,
	images,
	labels,
	isNear,
	startIndex,
	onFailure,
}: Props & { startIndex: number }) {
	const { list, index, goTo } = useSlider(startIndex);
	const [loaded, setLoaded] = useState(0);
	const [failed, setFailed] = useState(0);
	const [message, setMessage] = useState("");

	const move = (to: number) => {
		const shownIndex = goTo(to);
		const name = `Picture ${shownIndex + 1} of ${images.length}`;
		setMessage(`${name}. ${images[shownIndex]?.picture.alt ?? ""}`);
	};
	const swipeHandlers = useSwipe(list, index, (from, step) =>
		step === 0 ? goTo(from) : move(from + step),
	);
	const handleKeyDown = (event: KeyboardEvent) => {
		const to = {
			ArrowLeft: index - 1,
			ArrowRight: index + 1,
			Home: 0,
			End: images.length - 1,
		}[event.key];
		if (to === undefined || event.altKey || event.ctrlKey || event.metaKey)
			return;
		event.preventDefault();
		move(to);
	};

	const count = interpolate(labels.loaded, {
		loaded: String(loaded),
		total: String(images.length),
	});
	// Announce once at the end; a message per picture would interrupt screen readers.
	const finalMessage = loaded + failed === images.length ? count : undefined;
	useEffect(() => {
		if (finalMessage !== undefined) setMessage(finalMessage);
	}, [finalMessage]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of pictures and controls, not of form fields
		<div role="group" aria-roledescription="carousel" aria-label={label}>
			<ul
				ref={list}
				className={`${track.track} ${track.bleeding} ${css.track}`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={label}
				onKeyDown={handleKeyDown}
				{...swipeHandlers}
			>
				{images.map((image, position) => (
					<Slide
						key={image.original}
						image={image}
						name={`${position + 1} of ${images.length}`}
						failedImage={labels.failedImage}
						isRequested={isNear}
						onSettled={(hasLoaded, address) => {
							if (hasLoaded) setLoaded((before) => before + 1);
							else {
								setFailed((before) => before + 1);
								onFailure?.(address);
							}
						}}
					/>
				))}
			</ul>
			<div
				className={`${layout.wrap} ${layout.row} ${layout.ends} ${css.footer}`}
			>
				<p className={`${css.count} ${visibility.jsOnly}`}>{count}</p>
				<div className={`${css.controls} ${visibility.jsOnly}`}>
					<Arrows
						previous="Previous picture"
						next="Next picture"
						onStep={(direction) => move(index + direction)}
					>
						<Dots
							name="Picture"
							count={images.length}
							current={index}
							onChoose={move}
						/>
					</Arrows>
				</div>
				<p className="visually-hidden" role="status">
					{message}
				</p>
			</div>
		</div>
	);
}

/**
 * Returns touch handlers: a swipe of more than 100 px is a step (GAL-02). Native scrolling has no
 * such threshold, so the style sheet disables horizontal panning.
 */
function useSwipe(
	list: RefObject<HTMLElement | null>,
	index: number,
	onSwipe: (from: number, step: -1 | 0 | 1) => void,
) {
	const touchStart = useRef<{ x: number; left: number; index: number }>(
		undefined,
	);
	const endSwipe = (distanceX: number) => {
		const from = touchStart.current?.index;
		touchStart.current = undefined;
		if (from === undefined) return;
		const isStep = Math.abs(distanceX) > minSwipePx;
		onSwipe(from, isStep ? (distanceX < 0 ? 1 : -1) : 0);
	};
	return {
		onTouchStart({ touches }: TouchEvent) {
			const x = touches.length === 1 ? touches[0]?.clientX : undefined;
			const left = list.current?.scrollLeft ?? 0;
			touchStart.current = x === undefined ? undefined : { x, left, index };
		},
		onTouchMove({ touches }: TouchEvent) {
			if (!touchStart.current || !touches[0] || !list.current) return;
			const { left, x } = touchStart.current;
			list.current.dataset.dragging = "";
			list.current.scrollLeft = left + x - touches[0].clientX;
		},
		onTouchEnd({ changedTouches }: TouchEvent) {
			endSwipe(
				(changedTouches[0]?.clientX ?? 0) - (touchStart.current?.x ?? 0),
			);
		},
		onTouchCancel: () => endSwipe(0),
	};
}

function Slide({
	image,
	name,
	failedImage,
	isRequested,
	onSettled,
}: {
	image: Image;
	name: string;
	failedImage: string;
	isRequested: boolean;
	onSettled: (hasLoaded: boolean, address: string) => void;
}) {
	const { state, image: element } = usePictureState(onSettled, isRequested);
	return (
		<li className={css.slide} aria-label={name} data-state={state}>
			<figure>
				{state === "failed" ? (
					<p className={css.failed}>
						<ImageOff className="icon" />
						{failedImage}
					</p>
				) : (
					<Picture
						picture={image.picture}
						image={element}
						loading={isRequested ? "eager" : "deferred"}
					/>
				)}
				{image.caption && <figcaption>{image.caption}</figcaption>}
			</figure>
		</li>
	);
}
