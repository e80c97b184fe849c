import type { ReactNode } from "react";
import only from "../layout/only.module.css";
import { Arrows } from "./arrows.tsx";
import css from "./card-slider.module.css";
import track from "./track.module.css";

type Props = {
	/** Columns from 768 px on; "2 to 3" has its third from 1024 px on. */
	columns: "3" | "2 to 3";
	/** What a card shows, for the names of the two buttons: "Next coach". */
	name: string;
	/** The cards, each an <li>. Each holds a control, so that the keyboard reaches all of them. */
	children: ReactNode;
};

/**
 * Cards as a grid; on narrow screens side by side, to be swiped or stepped through, and after the last comes the first
 * (PROG-04, PT-05, ABOUT-05).
 */
export function CardSlider({ columns, name, children }: Props) {
	return (
		<div
			className={css.cardSlider}
			data-columns={columns}
			data-enhance="card-slider"
			data-load="idle"
		>
			<ul className={track.track} data-track="">
				{children}
			</ul>
			<div className={`${css.controls} ${only.withScript}`}>
				<Arrows previous={`Previous ${name}`} next={`Next ${name}`} />
			</div>
		</div>
	);
}
