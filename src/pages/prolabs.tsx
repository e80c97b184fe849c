import prolabs from "content:prolabs";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { RentalPlans } from "#sections/prolabs/rental-plans.tsx";
import { RulesAndQuestions } from "#sections/prolabs/rules-and-questions.tsx";
import { Steps } from "#sections/prolabs/steps.tsx";
import { Why } from "#sections/prolabs/why.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { prolabsPage } from "./page-handle.ts";

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
