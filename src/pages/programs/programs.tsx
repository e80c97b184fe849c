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
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import { CardSlider } from "#ui/slider/card-slider.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./programs.module.css";
import type { ProgramsPageProps } from "./programs-props.ts";

export function ProgramsPage({
	hero,
	programs,
	reasons,
	closing,
}: ProgramsPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<ProgramCards programs={programs} />
			<Reasons reasons={reasons} />
			<CallToAction id="free-class" {...closing} />
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

function ProgramCards({
	programs: { title, cards },
}: Pick<ProgramsPageProps, "programs">) {
	return (
		<TitledSection id="programs" title={title} hidesTitle>
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
		</TitledSection>
	);
}

function Reasons({ reasons }: Pick<ProgramsPageProps, "reasons">) {
	return (
		<SplitSection id="reasons" tone="dark" className={css.reasons}>
			<h2 id="reasons-title" className={split.aside}>
				{reasons.title}
			</h2>
			<FeatureList
				points={reasons.points}
				className={`${split.main} ${css.reasonPoints}`}
			/>
		</SplitSection>
	);
}
