import corporate from "content:corporate";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Benefits } from "#sections/corporate/benefits.tsx";
import { Calculator } from "#sections/corporate/calculator/calculator.tsx";
import { Itinerary } from "#sections/corporate/itinerary.tsx";
import { TeamPricing } from "#sections/corporate/team-pricing.tsx";
import { TeamVoices } from "#sections/corporate/team-voices.tsx";
import { Teams } from "#sections/corporate/teams.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Questions } from "#sections/questions.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { corporatePage } from "./page-handle.ts";

export const handle = corporatePage;
export const meta = () => headTags(corporate.head);
export const links = () => [
	...headLinks(corporate.head),
	...heroPreloads(corporate.hero.picture),
];

export default function CorporatePage() {
	return (
		<>
			<PageHero hero={corporate.hero}>
				<TeamVoices voices={corporate.voices} />
			</PageHero>
			<BelowHead>
				<Benefits benefits={corporate.benefits} />
				<Itinerary itinerary={corporate.itinerary} />
				<TeamPricing pricing={corporate.pricing} />
				<Calculator calculator={corporate.calculator} />
				<Teams teams={corporate.teams} />
				<Questions questions={corporate.questions} />
				<CallToAction id="request" {...corporate.closing} />
			</BelowHead>
		</>
	);
}
