import type corporate from "content:corporate";
import { corporateCarouselInterval } from "#lib/constants.ts";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { QuoteCarousel } from "#ui/slider/quote-carousel.tsx";
import css from "./teams.module.css";

/** Two more teams, taking turns (CORP-12). */
export function Teams({ teams }: { teams: (typeof corporate)["teams"] }) {
	return (
		<Section id="teams" band="concrete" className={css.teams}>
			<div className={layout.wrap}>
				<h2 id="teams-title">{teams.title}</h2>
				<QuoteCarousel
					label={teams.label}
					quotes={teams.quotes}
					interval={corporateCarouselInterval}
				/>
			</div>
		</Section>
	);
}
