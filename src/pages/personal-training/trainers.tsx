import type training from "content:personal-training";
import { ArrowRight } from "lucide-react";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";

type Props = { coaches: (typeof training)["coaches"] };

/** The coaches as personal trainers; the about page tells the rest (PT-04). */
export function Trainers({ coaches: { title, bio, list } }: Props) {
	return (
		<Section id="coaches">
			<div className={layout.wrap}>
				<SectionHead id="coaches" title={title} />
				<CoachCards
					coaches={list.map((coach) => ({
						...coach,
						text: coach.description,
						links: (
							<Link href={coach.bioAddress} className="text-link">
								{bio}
								<span className="visually-hidden">{` ${coach.name}`}</span>
								<ArrowRight className="icon" />
							</Link>
						),
					}))}
				/>
			</div>
		</Section>
	);
}
