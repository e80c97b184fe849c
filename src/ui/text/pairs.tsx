import type { ReactNode } from "react";
import css from "./pairs.module.css";

type Props = { rows: readonly { name: string; value: ReactNode }[] };

/** Names and what belongs to them, such as a sum or a way to get in touch, as ruled rows. */
export function Pairs({ rows }: Props) {
	return (
		<dl className={css.pairs}>
			{rows.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
