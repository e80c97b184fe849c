import type programs from "content:programs";
import {
	Apple,
	ArrowRight,
	BriefcaseBusiness,
	Dumbbell,
	HeartPulse,
	UserRound,
	UsersRound,
} from "lucide-react";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { CardSlider } from "#ui/slider/card-slider.tsx";
import css from "./program-cards.module.css";

type Programs = (typeof programs)["programs"];
type Card = Programs["cards"][number];

const icons = {
	group: UsersRound,
	nutrition: Apple,
	person: UserRound,
	team: BriefcaseBusiness,
	heart: HeartPulse,
	floor: Dumbbell,
} as const satisfies Record<Card["icon"], unknown>;

/** Everything that the gym offers, a card each (PROG-01 to PROG-04). */
export function ProgramCards({
	programs: { title, cards },
}: {
	programs: Programs;
}) {
	return (
		<Section id="programs">
			<div className={layout.wrap}>
				<h2 id="programs-title" className="visually-hidden">
					{title}
				</h2>
				<CardSlider
					columns="2 to 3"
					previous="Previous program"
					next="Next program"
				>
					{cards.map((card) => (
						<li key={card.title}>
							<ProgramCard card={card} />
						</li>
					))}
				</CardSlider>
			</div>
		</Section>
	);
}

function ProgramCard({ card }: { card: Card }) {
	const Icon = icons[card.icon];
	return (
		<article className={css.programCard}>
			<Picture picture={card.photo} />
			<h3>
				<Icon className="icon" />
				{card.title}
			</h3>
			<p>{card.description}</p>
			<Link
				href={card.href}
				isExternal={card.isExternal}
				hasArrow
				className="text-link"
			>
				{card.cta}
				{!card.isExternal && <ArrowRight className="icon" />}
			</Link>
		</article>
	);
}
