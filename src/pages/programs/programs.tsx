import programs from "content:programs";
import {
	Apple,
	BriefcaseBusiness,
	Dumbbell,
	HeartPulse,
	UserRound,
	UsersRound,
} from "lucide-react";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { CardSlider } from "#ui/slider/card-slider.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./programs.module.css";

export const handle: PageHandle = { page: programs };

export default function ProgramsPage() {
	return (
		<>
			<PageHero hero={programs.hero} />
			<ProgramCards />
			<Reasons />
			<CallToAction id="free-class" {...programs.closing} />
		</>
	);
}

const icons = {
	group: UsersRound,
	nutrition: Apple,
	person: UserRound,
	team: BriefcaseBusiness,
	heart: HeartPulse,
	floor: Dumbbell,
};

/** Everything that the gym offers, a card each (PROG-01 to PROG-04). */
function ProgramCards() {
	const { title, cards } = programs.programs;
	return (
		<Section id="programs" title={title} hidesTitle>
			<CardSlider columns="2 to 3" name="program">
				{cards.map((card) => {
					const Icon = icons[card.icon];
					return (
						<li key={card.title}>
							<article className={css.card}>
								<Picture picture={card.photo} />
								<h3>
									<Icon className="icon" />
									{card.title}
								</h3>
								<p className="muted">{card.description}</p>
								<Link
									href={card.href}
									isExternal={card.isExternal}
									hasArrow
									className="text-link"
								>
									{card.cta}
								</Link>
							</article>
						</li>
					);
				})}
			</CardSlider>
		</Section>
	);
}

/** Why here and not elsewhere, point by point (PROG-05). */
function Reasons() {
	const { reasons } = programs;
	return (
		<SplitSection id="reasons" tone="dark" className={css.reasons}>
			<h2 id="reasons-title" className={layout.splitAside}>
				{reasons.title}
			</h2>
			<FeatureList
				points={reasons.points}
				className={`${layout.splitMain} ${css.reasonPoints}`}
			/>
		</SplitSection>
	);
}
