import corporate from "content:corporate";
import { Calculator } from "#quote/calculator.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Questions } from "#sections/questions.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Benefits } from "./benefits.tsx";
import { Itinerary } from "./itinerary.tsx";
import { TeamPricing } from "./team-pricing.tsx";
import { TeamVoices } from "./team-voices.tsx";
import { Teams } from "./teams.tsx";

export const handle: PageHandle = { page: corporate, header: "corporate" };

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
