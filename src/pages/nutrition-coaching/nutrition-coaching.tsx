import consultation from "content:dialog-consultation";
import nutritionCoaching from "content:nutrition-coaching";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { SingleVoice } from "#sections/voices/single-voice.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ApproachAndPlan } from "./approach-and-plan.tsx";

export const handle: PageHandle = { page: nutritionCoaching };

export default function NutritionCoachingPage() {
	return (
		<>
			<PageHero hero={nutritionCoaching.hero} />
			<BelowHead>
				<ApproachAndPlan
					approach={nutritionCoaching.approach}
					plan={nutritionCoaching.plan}
				/>
				<BenefitGrid id="benefits" benefits={nutritionCoaching.benefits} />
				<Gallery id="stories" gallery={nutritionCoaching.stories} />
				<SingleVoice id="testimonial" {...nutritionCoaching.testimonial} />
				<CallToAction id="closing" {...nutritionCoaching.closing} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
