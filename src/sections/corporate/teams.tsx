import type corporate from "content:corporate";
import { corporateCarouselInterval } from "#lib/constants.ts";
import { QuoteCarousel } from "#ui/quote-carousel.tsx";
import { Section } from "#ui/section.tsx";

/** Two more teams, taking turns (CORP-12). */
export function Teams({ teams }: { teams: (typeof corporate)["teams"] }) {
	return (
		<Section id="teams" band="concrete" className="teams">
			<div className="wrap">
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
