import type { ReactNode } from "react";
import type { ChangedLine, FileChange } from "#model/edit/describe-changes.ts";
import css from "./save-dialog.module.css";

type Props = {
	change: FileChange;
	/** If given, each of several lines has a button that discards it. */
	discardLine?: (line: ChangedLine) => void;
	children?: ReactNode;
};

export function ChangeView({ change, discardLine, children }: Props) {
	const { title, lines } = change;
	return (
		<section className={css.change}>
			<h3>{title}</h3>
			<ul>
				{lines.map((line) => (
					<li key={line.words}>
						{line.words}
						{discardLine && line.revert && lines.length > 1 && (
							<button
								type="button"
								className="quiet"
								aria-label={`Discard: ${line.words}`}
								// The second click of a double click would discard the next line.
								onClick={({ detail }) => detail < 2 && discardLine(line)}
							>
								Discard
							</button>
						)}
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}
