import programs from "content:programs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { headLinks, headTags } from "#shell/head/head-tags.ts";
import { heroPreloads } from "#shell/head/hero-preloads.ts";
import { photoPage } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { Reasons } from "./reasons.tsx";

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
