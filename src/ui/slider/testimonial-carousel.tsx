import { Pause, Play } from "lucide-react";
import { Button } from "../button/button.tsx";
import visibility from "../layout/visibility.module.css";
import { Byline, type Testimonial } from "../person/byline.tsx";
import { Stars } from "../person/stars.tsx";
import { Arrows } from "./arrows.tsx";
import { Dots } from "./dots.tsx";
import css from "./testimonial-carousel.module.css";
import track from "./track.module.css";

type Props = {
	label: string;
	testimonials: readonly Testimonial[];
	intervalMs: number;
};

/**
 * Testimonials as a native scroll list; rotate-testimonials.ts advances it and handles its
 * controls (CAR-01 to CAR-08, WCAG 2.2.2).
 */
export function TestimonialCarousel({
	label,
	testimonials,
	intervalMs,
}: Props) {
	return (
		<section
			className={css.testimonialCarousel}
			aria-roledescription="carousel"
			aria-label={label}
			data-enhance="testimonials"
			data-load="visible"
			data-interval={intervalMs}
		>
			<div>
				<ul
					className={`${track.track} ${css.track}`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-label={label}
					data-track=""
				>
					{testimonials.map((testimonial, position) => (
						<li
							key={testimonial.id}
							aria-label={`${position + 1} of ${testimonials.length}`}
						>
							<blockquote>
								<p>{`“${testimonial.quote}”`}</p>
								<Byline person={testimonial}>
									<Stars rating={testimonial.rating} />
								</Byline>
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
					aria-label="Pause testimonials"
					data-pause="Pause testimonials"
					data-play="Play testimonials"
				>
					<span>
						<Pause className="icon" />
					</span>
					<span hidden>
						<Play className="icon" />
					</span>
				</Button>
				<Arrows
					previous="Previous testimonial"
					next="Next testimonial"
					variant="ghost"
				>
					<Dots name="Testimonial" count={testimonials.length} current={0} />
				</Arrows>
			</div>
			<p
				className="visually-hidden"
				role="status"
				data-text={`Testimonial [number] of ${testimonials.length}`}
			/>
		</section>
	);
}
