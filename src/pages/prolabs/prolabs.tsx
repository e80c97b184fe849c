import prolabs from "content:prolabs";
import { Island } from "#islands/island.tsx";
import { RentalPlans } from "#pages/prolabs/rental-plans.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./prolabs.module.css";
import rentalPlans from "./rental-plans.module.css";

export const handle: PageHandle = { page: prolabs, header: "prolabs" };

export default function ProlabsPage() {
	return (
		<>
			<PageHero hero={prolabs.hero} />
			<Why />
			<Rental />
			<Steps />
			<RulesAndQuestions />
			<CallToAction id="tour" {...prolabs.closing} />
		</>
	);
}

/** Why a trainer rents here (PROLAB-02). */
function Why() {
	const { why } = prolabs;
	return (
		<SplitSection id="why" aside="end">
			<div className={layout.splitMain}>
				<h2 id="why-title">{why.title}</h2>
				<FeatureList points={why.points} />
			</div>
			<Picture
				picture={why.photo}
				fallback={why.fallback}
				className={layout.splitAside}
			/>
		</SplitSection>
	);
}

/** Three ways to rent (PROLAB-03 to PROLAB-07). */
function Rental() {
	const { title, lead } = prolabs.plans;
	return (
		<Section
			id="pricing"
			title={title}
			lead={lead}
			tone="muted"
			className={rentalPlans.rentalPlans}
		>
			<Island name="RentalPlans" component={RentalPlans} props={{}} />
		</Section>
	);
}

/** From the first visit to the first booking (PROLAB-08). */
function Steps() {
	const { steps } = prolabs;
	return (
		<SplitSection id="steps" asideWidth="narrow">
			<h2 id="steps-title" className={layout.splitAside}>
				{steps.title}
			</h2>
			<FeatureList
				points={steps.list}
				variant="steps"
				className={layout.splitMain}
			/>
		</SplitSection>
	);
}

/** House rules and questions side by side, one open at a time in each (PROLAB-09). */
function RulesAndQuestions() {
	const { rules, questions } = prolabs;
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
