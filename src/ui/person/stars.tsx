import css from "./stars.module.css";

const star =
	"l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
/** Lengths are in units of the viewBox. The path `star` starts at the star's top center. */
const size = 20;
const gap = 1.25;

/** A rating of 1 to 5 stars. All stars are one path, because each element costs layout time. */
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
