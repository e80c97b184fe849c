import prolabs from "content:prolabs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { RentalPlans } from "./rental-plans.tsx";
import { RulesAndQuestions } from "./rules-and-questions.tsx";
import { Steps } from "./steps.tsx";
import { Why } from "./why.tsx";

export const handle: PageHandle = { page: prolabs, header: "prolabs" };

export default function ProlabsPage() {
	return (
		<>
			<PageHero hero={prolabs.hero} />
			<BelowHead>
				<Why why={prolabs.why} />
				<RentalPlans plans={prolabs.plans} />
				<Steps steps={prolabs.steps} />
				<RulesAndQuestions
					rules={prolabs.rules}
					questions={prolabs.questions}
				/>
				<CallToAction id="tour" {...prolabs.closing} />
			</BelowHead>
		</>
	);
}
