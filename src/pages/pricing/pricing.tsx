import consultation from "content:dialog-consultation";
import pricing from "content:pricing";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Estimator } from "#estimator/estimator.tsx";
import { Questions } from "#sections/questions.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Guarantee } from "./guarantee.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PricingHead } from "./pricing-head.tsx";
import { Services } from "./services.tsx";

export const handle: PageHandle = { page: pricing };

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
