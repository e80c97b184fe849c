import { Island } from "#islands/island.tsx";
import { RentalPlans } from "#pages/prolabs/rental-plans.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Accordion } from "#ui/accordion/accordion.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./prolabs.module.css";
import type { ProlabsPageProps } from "./prolabs-props.ts";
import rentalPlans from "./rental-plans.module.css";

export function ProlabsPage({
	hero,
	why,
	plans,
	steps,
	rules,
	questions,
	closing,
}: ProlabsPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<Why why={why} />
			<Rental plans={plans} />
			<Steps steps={steps} />
			<RulesAndQuestions rules={rules} questions={questions} />
			<CallToAction id="tour" {...closing} />
		</>
	);
}

function Why({ why }: Pick<ProlabsPageProps, "why">) {
	return (
		<SplitSection id="why" aside="end">
			<div className={split.main}>
				<h2 id="why-title">{why.title}</h2>
				<FeatureList points={why.points} />
			</div>
			<Picture
				picture={why.photo}
				fallback={why.fallback}
				className={split.aside}
			/>
		</SplitSection>
	);
}

function Rental({ plans }: Pick<ProlabsPageProps, "plans">) {
	const { title, lead, ...content } = plans;
	return (
		<TitledSection
			id="pricing"
			title={title}
			lead={lead}
			tone="muted"
			className={rentalPlans.rentalPlans}
		>
			<Island name="RentalPlans" component={RentalPlans} props={{ content }} />
		</TitledSection>
	);
}

function Steps({ steps }: Pick<ProlabsPageProps, "steps">) {
	return (
		<SplitSection id="steps" asideWidth="narrow">
			<h2 id="steps-title" className={split.aside}>
				{steps.title}
			</h2>
			<FeatureList points={steps.list} variant="steps" className={split.main} />
		</SplitSection>
	);
}

function RulesAndQuestions({
	rules,
	questions,
}: Pick<ProlabsPageProps, "rules" | "questions">) {
	return (
		<Section id="rules" className={css.rules}>
			<div className={`${layout.wrap} ${css.columns}`}>
				<div>
					<h2 id="rules-title">{rules.title}</h2>
					<Accordion name="rules" items={rules.list} />
				</div>
				<section aria-labelledby="questions-title">
					<h2 id="questions-title">{questions.title}</h2>
					<Accordion name="questions" items={questions.list} />
				</section>
			</div>
		</Section>
	);
}
