import { type Action, ActionButton } from "#sections/action-button.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction, type Closing } from "#sections/call-to-action.tsx";
import { Gallery, type GalleryPictures } from "#sections/gallery.tsx";
import { type Hero, PageHero } from "#sections/page-hero.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { TestimonialSection } from "#sections/testimonials/testimonial-section.tsx";
import split from "#ui/layout/split.module.css";
import type { Testimonial } from "#ui/person/byline.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { FeatureList, type Point } from "#ui/text/feature-list.tsx";

export type NutritionCoachingPageProps = {
	hero: Hero;
	approach: { title: string; points: readonly Point[] };
	plan: {
		title: string;
		text: string;
		price: string;
		period: string;
		included: readonly string[];
		action: Action;
	};
	benefits: { title: string; points: readonly Point[] };
	stories: GalleryPictures;
	testimonial: { title: string; people: readonly Testimonial[] };
	closing: Closing;
};

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
