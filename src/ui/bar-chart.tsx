import css from "./bar-chart.module.css";

type Props = {
	label: string;
	rows: readonly {
		name: string;
		amount: number;
		text: string;
		isOwn?: boolean;
	}[];
};

export function BarChart({ label, rows }: Props) {
	const largest = Math.max(...rows.map(({ amount }) => amount), 1);
	return (
		<figure className={css.barChart}>
			<figcaption>{label}</figcaption>
			<ul>
				{rows.map(({ name, amount, text, isOwn }) => (
					<li key={name} data-own={isOwn ? "" : undefined}>
						<span>{name}</span>
						<svg
							viewBox="0 0 1000 1"
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							<rect width={Math.round((amount / largest) * 1000)} height={1} />
						</svg>
						<span>{text}</span>
					</li>
				))}
			</ul>
		</figure>
	);
}
