import consultation from "content:dialog-consultation";
import pricing from "content:pricing";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { Estimator } from "#sections/pricing/estimator/estimator.tsx";
import { Guarantee } from "#sections/pricing/guarantee.tsx";
import { PlanCards } from "#sections/pricing/plan-cards.tsx";
import { PricingHead } from "#sections/pricing/pricing-head.tsx";
import { Services } from "#sections/pricing/services.tsx";
import { Questions } from "#sections/questions.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(pricing.head);
export const links = () => headLinks(pricing.head);

export default function PricingPage() {
	return (
		<>
			<PricingHead hero={pricing.hero} plans={pricing.plans} />
			<BelowHead>
				<PlanCards plans={pricing.plans} />
				<Estimator estimator={pricing.estimator} />
				<Services services={pricing.services} />
				<Questions questions={pricing.questions} />
				<Guarantee guarantee={pricing.guarantee} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
