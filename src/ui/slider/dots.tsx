import css from "./dots.module.css";

type Props = {
	name: string;
	count: number;
	current: number;
};

export function Dots({ name, count, current }: Props) {
	return (
		<span className={css.dots}>
			{Array.from({ length: count }, (_, index) => (
				<button
					// biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
					key={index}
					type="button"
					aria-label={`${name} ${index + 1}`}
					aria-current={index === current}
					data-dot=""
				>
					<i />
				</button>
			))}
		</span>
	);
}
