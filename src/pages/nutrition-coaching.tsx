import consultation from "content:dialog-consultation";
import nutritionCoaching from "content:nutrition-coaching";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { ApproachAndPlan } from "#sections/nutrition-coaching/approach-and-plan.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { SingleVoice } from "#sections/single-voice.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(nutritionCoaching.head);
export const links = () => [
	...headLinks(nutritionCoaching.head),
	...heroPreloads(nutritionCoaching.hero.picture),
];

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
