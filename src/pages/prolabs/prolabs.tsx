import prolabs from "content:prolabs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { headLinks, headTags } from "#shell/head/head-tags.ts";
import { heroPreloads } from "#shell/head/hero-preloads.ts";
import { prolabsPage } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { RentalPlans } from "./rental-plans.tsx";
import { RulesAndQuestions } from "./rules-and-questions.tsx";
import { Steps } from "./steps.tsx";
import { Why } from "./why.tsx";

export const handle = prolabsPage;
export const meta = () => headTags(prolabs.head);
export const links = () => [
	...headLinks(prolabs.head),
	...heroPreloads(prolabs.hero.picture),
];

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
