import programs from "content:programs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { ProgramCards } from "#sections/programs/program-cards.tsx";
import { Reasons } from "#sections/programs/reasons.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(programs.head);
export const links = () => [
	...headLinks(programs.head),
	...heroPreloads(programs.hero.picture),
];

export default function ProgramsPage() {
	return (
		<>
			<PageHero hero={programs.hero} />
			<BelowHead>
				<ProgramCards programs={programs.programs} />
				<Reasons reasons={programs.reasons} />
				<CallToAction id="free-class" {...programs.closing} />
			</BelowHead>
		</>
	);
}
