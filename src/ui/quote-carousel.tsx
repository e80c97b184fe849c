import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { Button } from "./button.tsx";
import { Byline } from "./byline.tsx";
import { useCarousel } from "./carousel.ts";

type Quote = {
	id: string;
	name: string;
	role: string;
	quote: string;
	initials: string;
	/** Stars, when the quote carries a rating. */
	rating?: number;
	image?: string | undefined;
};

type Props = {
	/** The carousel's accessible name. */
	label: string;
	quotes: readonly Quote[];
	/** Milliseconds until it moves on by itself. */
	interval: number;
};

/**
 * Quotes one at a time, moving on by themselves until the visitor touches them (CAR-01 to CAR-08, WCAG 2.2.2). All of
 * them are in the HTML as a list that scrolls sideways; the controls are an addition.
 */
export function QuoteCarousel({ label, quotes, interval }: Props) {
	const { track, root, index, isNear, isPlaying, go, toggle, hold } =
		useCarousel(quotes.length, interval);
	return (
		<section
			ref={root}
			className="quote-carousel"
			aria-roledescription="carousel"
			aria-label={label}
			{...hold}
		>
			<div>
				<ul
					ref={track}
					className="carousel-track"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-label={label}
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
			<div className="carousel-controls">
				<Button
					variant="ghost"
					size="icon"
					aria-label={isPlaying ? "Pause testimonials" : "Play testimonials"}
					onClick={toggle}
				>
					{isPlaying ? <Pause className="icon" /> : <Play className="icon" />}
				</Button>
				<Button
					variant="ghost"
					size="icon"
					aria-label="Previous testimonial"
					onClick={() => go(index - 1)}
				>
					<ArrowLeft className="icon" />
				</Button>
				<span className="carousel-dots">
					{quotes.map(({ id }, position) => (
						<button
							key={id}
							type="button"
							aria-label={`Testimonial ${position + 1}`}
							aria-current={position === index}
							onClick={() => go(position)}
						>
							<i />
						</button>
					))}
				</span>
				<Button
					variant="ghost"
					size="icon"
					aria-label="Next testimonial"
					onClick={() => go(index + 1)}
				>
					<ArrowRight className="icon" />
				</Button>
			</div>
			<p className="spoken" role="status">
				{isPlaying ? "" : `Testimonial ${index + 1} of ${quotes.length}`}
			</p>
		</section>
	);
}
