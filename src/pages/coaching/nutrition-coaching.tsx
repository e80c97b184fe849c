import consultation from "content:dialog-consultation";
import nutritionCoaching from "content:nutrition-coaching";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Island } from "#islands/island.tsx";
import { ActionButton } from "#sections/action-button.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import planCard from "#sections/plan-card.module.css";
import { Quotes } from "#sections/voices/quotes.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";

export const handle: PageHandle = { page: nutritionCoaching };

export default function NutritionCoachingPage() {
	return (
		<>
			<PageHero hero={nutritionCoaching.hero} />
			<ApproachAndPlan />
			<BenefitGrid id="benefits" benefits={nutritionCoaching.benefits} />
			<Gallery id="stories" gallery={nutritionCoaching.stories} />
			<Quotes id="testimonial" {...nutritionCoaching.testimonial} />
			<CallToAction id="closing" {...nutritionCoaching.closing} />
			<Island
				name="FrameDialog"
				component={FrameDialog}
				load="dialog"
				props={{ dialog: consultation }}
			/>
		</>
	);
}

/** How the coaching goes, and beside it what it costs and includes. */
function ApproachAndPlan() {
	const { approach, plan } = nutritionCoaching;
	return (
		<SplitSection id="approach" aside="end">
			<div className={layout.splitMain}>
				<h2 id="approach-title">{approach.title}</h2>
				<FeatureList points={approach.points} />
			</div>
			<PriceCard
				nameId="plan-name"
				name={plan.title}
				audience={plan.text}
				weightPlates={3}
				isHighlighted
				price={
					<>
						<b>{plan.price}</b> <span>{plan.period}</span>
					</>
				}
				features={plan.included}
				action={<ActionButton action={plan.action} />}
				className={`${planCard.alone} ${layout.splitAside}`}
			/>
		</SplitSection>
	);
}
