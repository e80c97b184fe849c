import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import css from "./call-to-action-box.module.css";

type Props = {
	id: string;
	title: string;
	text: string;
	children: ReactNode;
};

export function CallToActionBox({ id, title, text, children }: Props) {
	return (
		<section
			className={`${layout.row} ${layout.ends} ${css.callToActionBox}`}
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
