import css from "./dots.module.css";

type Props = {
	/** The noun before the number in each dot's accessible name. */
	name: string;
	count: number;
	current: number;
	/** For React components; enhancements find the buttons by `data-dot`. */
	onChoose?: (index: number) => void;
};

export function Dots({ name, count, current, onChoose }: Props) {
	return (
		<span className={css.dots}>
			{Array.from({ length: count }, (_, index) => (
				<button
					// biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
					key={index}
					type="button"
					aria-label={`${name} ${index + 1}`}
					aria-current={index === current}
					onClick={onChoose && (() => onChoose(index))}
					data-dot=""
				>
					<i />
				</button>
			))}
		</span>
	);
}
