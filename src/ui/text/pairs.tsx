import type { ReactNode } from "react";
import css from "./pairs.module.css";

type Props = {
	rows: readonly {
		name: string;
		value: ReactNode;
		/** Milliseconds since 1970: hidden from then on (src/startup/timed-elements.ts). */
		until?: number;
	}[];
};

export function Pairs({ rows }: Props) {
	return (
		<dl className={css.pairs}>
			{rows.map(({ name, value, until }) => (
				<div key={name} data-until={until}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
