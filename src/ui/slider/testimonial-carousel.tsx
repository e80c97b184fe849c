import { Pause, Play } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { carouselLockMs } from "#lib/constants.ts";
import { useNearViewport } from "../browser/near-viewport.ts";
import { Button } from "../button/button.tsx";
import visibility from "../layout/visibility.module.css";
import { Byline } from "../person/byline.tsx";
import { Arrows } from "./arrows.tsx";
import { useAutoplay } from "./autoplay.ts";
import { Dots } from "./dots.tsx";
import css from "./testimonial-carousel.module.css";
import track from "./track.module.css";
import { useSlider } from "./use-slider.ts";

type Testimonial = ComponentProps<typeof Byline>["person"] & {
	id: string;
	quote: string;
	rating?: number;
};

type Props = {
	label: string;
	testimonials: readonly Testimonial[];
	intervalMs: number;
};

/**
 * Testimonials that advance until the visitor interacts (CAR-01 to CAR-08, WCAG 2.2.2): a native
 * scroll list whose controls need script.
 */
export function TestimonialCarousel({
	label,
	testimonials,
	intervalMs,
}: Props) {
	const root = useRef<HTMLElement>(null);
	const isNear = useNearViewport(root);
	const { list, index, goTo } = useSlider();
	const lastMove = useRef(Number.NEGATIVE_INFINITY);
	/** Ignores a move shortly after another one (CAR-03, CAR-08). */
	const move = (next: number) => {
		const now = performance.now();
		if (now - lastMove.current < carouselLockMs) return;
		lastMove.current = now;
		goTo(next);
	};
	const { isPlaying, stop, toggle, pauseHandlers } = useAutoplay({
		isNear,
		currentIndex: index,
		intervalMs,
		onAdvance: () => move(index + 1),
	});
	const stopAndMove = (next: number) => {
		stop();
		move(next);
	};
	return (
		<section
			ref={root}
			className={css.testimonialCarousel}
			aria-roledescription="carousel"
			aria-label={label}
			{...pauseHandlers}
		>
			<div>
				<ul
					ref={list}
					className={`${track.track} ${css.track}`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-label={label}
					onTouchStart={stop}
				>
					{testimonials.map((testimonial, position) => (
						<li
							key={testimonial.id}
							aria-label={`${position + 1} of ${testimonials.length}`}
						>
							<blockquote>
								<p>{`“${testimonial.quote}”`}</p>
								<Byline
									person={
										isNear ? testimonial : { ...testimonial, image: undefined }
									}
									rating={testimonial.rating}
								/>
							</blockquote>
						</li>
					))}
				</ul>
			</div>
			<div
				className={`${css.controls} ${visibility.jsOnly} ${visibility.screenOnly}`}
			>
				<Button
					variant="ghost"
					size="icon"
					aria-label={isPlaying ? "Pause testimonials" : "Play testimonials"}
					onClick={toggle}
				>
					{isPlaying ? <Pause className="icon" /> : <Play className="icon" />}
				</Button>
				<Arrows
					previous="Previous testimonial"
					next="Next testimonial"
					onStep={(direction) => stopAndMove(index + direction)}
					variant="ghost"
				>
					<Dots
						name="Testimonial"
						count={testimonials.length}
						current={index}
						onChoose={stopAndMove}
					/>
				</Arrows>
			</div>
			<p className="visually-hidden" role="status">
				{isPlaying ? "" : `Testimonial ${index + 1} of ${testimonials.length}`}
			</p>
		</section>
	);
}
