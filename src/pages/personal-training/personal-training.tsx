import { CallToAction } from "#sections/call-to-action.tsx";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { PlanCard } from "#sections/plan-card.tsx";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./personal-training.module.css";
import type { PersonalTrainingPageProps } from "./personal-training-props.ts";

export function PersonalTrainingPage({
	hero,
	journey,
	coaches,
	benefits,
	details,
	plan,
	closing,
}: PersonalTrainingPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<Journey journey={journey} />
			<Trainers coaches={coaches} />
			<Offer benefits={benefits} details={details} plan={plan} />
			<CallToAction id="intro" {...closing} />
		</>
	);
}

function Journey({ journey }: Pick<PersonalTrainingPageProps, "journey">) {
	return (
		<SplitSection id="journey" className={css.journey}>
			<div className={split.aside}>
				<h2 id="journey-title">{journey.title}</h2>
				<p className="muted">{journey.text}</p>
			</div>
			<FeatureList
				points={journey.steps}
				variant="steps"
				className={split.main}
			/>
		</SplitSection>
	);
}

function Trainers({
	coaches: { title, bio, list },
}: Pick<PersonalTrainingPageProps, "coaches">) {
	return (
		<TitledSection id="coaches" title={title}>
			<CoachCards
				coaches={list.map((coach) => ({
					...coach,
					text: coach.description,
					links: (
						<Link href={coach.bioAddress} hasArrow className="text-link">
							{bio}
							<span className="visually-hidden">{` ${coach.name}`}</span>
						</Link>
					),
				}))}
			/>
		</TitledSection>
	);
}

function Offer({
	benefits,
	details,
	plan,
}: Pick<PersonalTrainingPageProps, "benefits" | "details" | "plan">) {
	return (
		<SplitSection id="benefits" tone="muted" aside="end">
			<div className={split.main}>
				<h2 id="benefits-title">{benefits.title}</h2>
				<FeatureList points={benefits.points} />
				<h3 className={css.details}>{details.title}</h3>
				<DescriptionList rows={details.rows} />
			</div>
			<div className={split.aside}>
				<PlanCard plan={plan} />
			</div>
		</SplitSection>
	);
}
