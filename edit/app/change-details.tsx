import type { ReactNode } from "react";
import type { FileChange } from "#model/edit/describe-changes.ts";
import css from "./save-dialog.module.css";

type Props = {
	change: FileChange;
	isDiscarded?: boolean;
	children?: ReactNode;
};

export function ChangeDetails({ change, isDiscarded, children }: Props) {
	const { title, lines } = change;
	return (
		<section className={css.change} data-discarded={isDiscarded || undefined}>
			<h3>
				{title}
				{isDiscarded && ": discarded"}
			</h3>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{children}
		</section>
	);
}
