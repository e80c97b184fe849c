import css from "./tally-marks.module.css";

const strokes = [
	"M3.6 3C3.6 10 2.1 15 2.4 22",
	"M9.5 4C10.6 10 9.1 15 10.5 21.4",
	"M17.9 3C17.6 10 16.1 15 16.1 20.8",
	"M23.8 4C24.6 10 23.1 15 24.2 22",
	"M-1.5 19C8 14 18 9 28.5 4.5",
];

/** Draws 1 to 5 tally marks as decoration, so the number must also be in the text. */
export function TallyMarks({ count }: { count: number }) {
	return (
		<svg
			className={css.marks}
			viewBox={`-2 0 ${Math.min(3 + 7 * count, 32)} 25`}
			aria-hidden="true"
		>
			{strokes.slice(0, count).map((stroke) => (
				<path key={stroke} d={stroke} />
			))}
		</svg>
	);
}
