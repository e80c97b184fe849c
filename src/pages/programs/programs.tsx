import programs from "content:programs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { Reasons } from "./reasons.tsx";

export const handle: PageHandle = { page: programs };

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
