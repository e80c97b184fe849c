import type { ReactNode } from "react";
import type { FileChange } from "#model/edit/describe-changes.ts";
import css from "./save-dialog.module.css";

type Props = { change: FileChange; children?: ReactNode };

export function ChangeView({ change: { title, lines }, children }: Props) {
	return (
		<section className={css.change}>
			<h3>{title}</h3>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{children}
		</section>
	);
}
