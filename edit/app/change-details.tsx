import type { ReactNode } from "react";
import type { FileChange } from "#model/edit/describe-changes.ts";
import { formUrl } from "#model/edit/field-locations.ts";
import { formPathOf } from "#model/edit/tasks.ts";
import css from "./save-dialog.module.css";

type Props = {
	change: FileChange;
	/** True if the forms still show the change, so that its lines can link to their fields. */
	isInForms?: boolean;
	children?: ReactNode;
};

export function ChangeDetails({ change, isInForms = false, children }: Props) {
	const { file, title, lines } = change;
	return (
		<section className={css.change}>
			<h3>{title}</h3>
			<ul>
				{lines.map(({ text, path }) => (
					<li key={text}>
						{isInForms ? (
							<a href={formUrl(formPathOf(file), path)}>{text}</a>
						) : (
							text
						)}
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}
