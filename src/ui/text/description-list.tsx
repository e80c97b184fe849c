import type { ReactNode } from "react";
import css from "./description-list.module.css";

type Props = {
	rows: readonly {
		name: string;
		value: ReactNode;
		/**
		 * The time in milliseconds since 1970 when the row disappears
		 * (src/startup/timed-elements.ts).
		 */
		until?: number;
	}[];
};

export function DescriptionList({ rows }: Props) {
	return (
		<dl className={css.descriptionList}>
			{rows.map(({ name, value, until }) => (
				<div key={name} data-until={until}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
