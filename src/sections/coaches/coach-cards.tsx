import type { ReactNode } from "react";
import { CardSlider } from "#ui/slider/card-slider.tsx";
import css from "./coach-cards.module.css";
import { CoachPortrait, type Portrait } from "./coach-portrait.tsx";

type Props = {
	coaches: readonly {
		id: string;
		name: string;
		role: string;
		text: string;
		portrait: Portrait;
		links: ReactNode;
	}[];
};

export function CoachCards({ coaches }: Props) {
	return (
		<CardSlider columns="3" name="coach">
			{coaches.map(({ id, name, role, text, portrait, links }) => (
				<li key={id}>
					<article aria-labelledby={`${id}-name`}>
						<h3 id={`${id}-name`}>{name}</h3>
						<CoachPortrait portrait={portrait} className={css.portrait} />
						<p className={css.role}>{role}</p>
						<p>{text}</p>
						<div className={css.links}>{links}</div>
					</article>
				</li>
			))}
		</CardSlider>
	);
}
