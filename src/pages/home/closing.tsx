import type home from "content:home";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./closing.module.css";

/** The text stands beside the picture from 900 px on. */
const sizes = "(min-width: 900px) 38vw, calc(100vw - 2.5rem)";

/** The last word: how the free class goes, one button, where and when (G-07). */
export function Closing({ closing }: { closing: (typeof home)["closing"] }) {
	return (
		<Section id="free-class" band="bay" className={css.closing}>
			<div
				className={`${layout.wrap} ${layout.split} ${css.split}`}
				data-picture="end"
			>
				<div className={layout.splitBody}>
					<h2 id="free-class-title">
						{closing.title}{" "}
						<span className={layout.unit}>{closing.titleSecondLine}</span>
					</h2>
					<Points points={closing.steps} look="steps" />
					<div className={`${layout.row} ${css.actions}`}>
						<Button size="lg" opens={actionDialogs.default}>
							{closing.action}
						</Button>
						<Link href="/contact" className="text-link">
							{closing.ask}
						</Link>
					</div>
					<p className={css.place}>{closing.place}</p>
				</div>
				<figure className={layout.splitPicture}>
					<Picture picture={{ ...closing.photo, sizes }} />
				</figure>
			</div>
		</Section>
	);
}
