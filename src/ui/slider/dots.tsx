import css from "./dots.module.css";

type Props = {
	/** What each shows: "Picture" is followed by its number. */
	name: string;
	count: number;
	/** The one that shows, from 0. */
	current: number;
	onChoose: (index: number) => void;
};

/** A dot for each card of a list: which one shows, and a way to each. */
export function Dots({ name, count, current, onChoose }: Props) {
	return (
		<span className={css.dots}>
			{Array.from({ length: count }, (_, index) => (
				<button
					// biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
					key={index}
					type="button"
					aria-label={`${name} ${index + 1}`}
					aria-current={index === current}
					onClick={() => onChoose(index)}
				>
					<i />
				</button>
			))}
		</span>
	);
}
