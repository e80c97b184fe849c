import css from "./stars.module.css";

const star =
	"l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
/** Of one star, and between two, in the drawing's units; a star's tip is in its middle. */
const size = 20;
const gap = 1.25;

/** A rating in stars, 1 to 5, read out as a sentence. One path for all: a page has many, and each element costs time. */
export function Stars({ rating }: { rating: number }) {
	const path = Array.from(
		{ length: rating },
		(_, index) => `M${index * (size + gap) + size / 2} 1.6${star}`,
	);
	return (
		<svg
			className={css.stars}
			role="img"
			aria-label={`${rating} out of 5 stars`}
			viewBox={`0 0 ${rating * (size + gap) - gap} ${size}`}
		>
			<path d={path.join("")} />
		</svg>
	);
}
