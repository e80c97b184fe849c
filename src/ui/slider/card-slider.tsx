import type { ReactNode } from "react";
import visibility from "../layout/visibility.module.css";
import { Arrows } from "./arrows.tsx";
import css from "./card-slider.module.css";
import track from "./track.module.css";

type Props = {
	/** The number of columns from a width of 768 px. "2 to 3" means three from 1024 px. */
	columns: "3" | "2 to 3";
	name: string;
	/** <li> elements. Each contains a link or button, so that the keyboard reaches all cards. */
	children: ReactNode;
};

/**
 * A grid of cards. On narrow screens, it is a slider that wraps at both ends (PROG-04, PT-05,
 * ABOUT-05).
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
			<div className={`${css.controls} ${visibility.jsOnly}`}>
				<Arrows previous={`Previous ${name}`} next={`Next ${name}`} />
			</div>
		</div>
	);
}
