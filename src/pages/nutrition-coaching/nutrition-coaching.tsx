import { ActionButton } from "#sections/action-button.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { TestimonialSection } from "#sections/testimonials/testimonial-section.tsx";
import split from "#ui/layout/split.module.css";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import type { NutritionCoachingPageProps } from "./nutrition-coaching-props.ts";

export function NutritionCoachingPage({
	hero,
	approach,
	plan,
	benefits,
	stories,
	testimonial,
	closing,
}: NutritionCoachingPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<ApproachAndPlan approach={approach} plan={plan} />
			<BenefitGrid id="benefits" benefits={benefits} />
			<Gallery id="stories" gallery={stories} />
			<TestimonialSection id="testimonial" {...testimonial} />
			<CallToAction id="closing" {...closing} />
		</>
	);
}

function ApproachAndPlan({
	approach,
	plan,
}: Pick<NutritionCoachingPageProps, "approach" | "plan">) {
	return (
		<SplitSection id="approach" aside="end">
			<div className={split.main}>
				<h2 id="approach-title">{approach.title}</h2>
				<FeatureList points={approach.points} />
			</div>
			<PriceCard
				nameId="plan-name"
				name={plan.title}
				description={plan.text}
				plates={3}
				isHighlighted
				price={
					<>
						<b>{plan.price}</b> <span>{plan.period}</span>
					</>
				}
				features={plan.included}
				action={<ActionButton action={plan.action} />}
				className={`${priceCards.standalone} ${split.aside}`}
			/>
		</SplitSection>
	);
}
