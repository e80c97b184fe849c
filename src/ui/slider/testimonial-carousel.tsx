import { Pause, Play } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { carouselLockMs } from "#lib/constants.ts";
import { useNearViewport } from "../browser/near-viewport.ts";
import { Button } from "../button/button.tsx";
import only from "../layout/only.module.css";
import { Byline } from "../person/byline.tsx";
import { Arrows } from "./arrows.tsx";
import { useAutoplay } from "./autoplay.ts";
import { Dots } from "./dots.tsx";
import css from "./testimonial-carousel.module.css";
import track from "./track.module.css";
import { useSlider } from "./use-slider.ts";

type Quote = ComponentProps<typeof Byline>["person"] & {
	id: string;
	quote: string;
	rating?: number;
};

type Props = {
	label: string;
	quotes: readonly Quote[];
	interval: number;
};

/**
 * Testimonials that advance until the visitor interacts (CAR-01 to CAR-08, WCAG 2.2.2): a native
 * scroll list whose controls need script.
 */
export function TestimonialCarousel({ label, quotes, interval }: Props) {
	const root = useRef<HTMLElement>(null);
	const isNear = useNearViewport(root);
	const { list, index, go } = useSlider();
	const lastMove = useRef(Number.NEGATIVE_INFINITY);
	/** Ignored shortly after a move (CAR-03, CAR-08). */
	const move = (to: number) => {
		const now = performance.now();
		if (now - lastMove.current < carouselLockMs) return;
		lastMove.current = now;
		go(to);
	};
	const { isPlaying, stop, toggle, hold } = useAutoplay({
		isNear,
		shown: index,
		interval,
		onTurn: () => move(index + 1),
	});
	const choose = (to: number) => {
		stop();
		move(to);
	};
	return (
		<section
			ref={root}
			className={css.testimonialCarousel}
			aria-roledescription="carousel"
			aria-label={label}
			{...hold}
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
					{quotes.map((quote, position) => (
						<li
							key={quote.id}
							aria-label={`${position + 1} of ${quotes.length}`}
						>
							<blockquote>
								<p>{`“${quote.quote}”`}</p>
								<Byline
									person={isNear ? quote : { ...quote, image: undefined }}
									rating={quote.rating}
								/>
							</blockquote>
						</li>
					))}
				</ul>
			</div>
			<div className={`${css.controls} ${only.withScript} ${only.onScreen}`}>
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
					onStep={(direction) => choose(index + direction)}
					variant="ghost"
				>
					<Dots
						name="Testimonial"
						count={quotes.length}
						current={index}
						onChoose={choose}
					/>
				</Arrows>
			</div>
			<p className="visually-hidden" role="status">
				{isPlaying ? "" : `Testimonial ${index + 1} of ${quotes.length}`}
			</p>
		</section>
	);
}
