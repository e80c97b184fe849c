import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import css from "./prompt-box.module.css";

type Props = {
	id: string;
	title: string;
	text: string;
	children: ReactNode;
};

export function PromptBox({ id, title, text, children }: Props) {
	return (
		<section
			className={`${layout.row} ${layout.ends} ${css.promptBox}`}
			aria-labelledby={`${id}-title`}
		>
			<div>
				<h2 id={`${id}-title`}>{title}</h2>
				<p className="muted">{text}</p>
			</div>
			<div className={layout.row}>{children}</div>
		</section>
	);
}
