import consultation from "content:dialog-consultation";
import training from "content:personal-training";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Island } from "#islands/island.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { PlanCard } from "#sections/plan-card.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./personal-training.module.css";

export const handle: PageHandle = { page: training };

export default function PersonalTrainingPage() {
	return (
		<>
			<PageHero hero={training.hero} />
			<Journey />
			<Trainers />
			<Offer />
			<CallToAction id="intro" {...training.closing} />
			<Island
				name="FrameDialog"
				component={FrameDialog}
				load="dialog"
				props={{ dialog: consultation }}
			/>
		</>
	);
}

/** From the first talk to the running plan (PT-03). */
function Journey() {
	const { journey } = training;
	return (
		<SplitSection id="journey" className={css.journey}>
			<div className={layout.splitAside}>
				<h2 id="journey-title">{journey.title}</h2>
				<p className="muted">{journey.text}</p>
			</div>
			<FeatureList
				points={journey.steps}
				variant="steps"
				className={layout.splitMain}
			/>
		</SplitSection>
	);
}

/** The coaches as personal trainers; the about page tells the rest (PT-04). */
function Trainers() {
	const { title, bio, list } = training.coaches;
	return (
		<Section id="coaches" title={title}>
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
		</Section>
	);
}

/** What it brings, what it is and what it costs (PT-06, PT-07). */
function Offer() {
	const { benefits, details, plan } = training;
	return (
		<SplitSection id="benefits" tone="muted" aside="end">
			<div className={layout.splitMain}>
				<h2 id="benefits-title">{benefits.title}</h2>
				<FeatureList points={benefits.points} />
				<h3 className={css.details}>{details.title}</h3>
				<DescriptionList rows={details.rows} />
			</div>
			<div className={layout.splitAside}>
				<PlanCard plan={plan} />
			</div>
		</SplitSection>
	);
}
