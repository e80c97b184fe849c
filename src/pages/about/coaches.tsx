import type about from "content:about";
import { Mail } from "lucide-react";
import { fillBlanks } from "#lib/blanks.ts";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import { Button, buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";

type Props = { coaches: (typeof about)["coaches"] };

/** The coaches, each with a dialog that tells more (ABOUT-05, ABOUT-06, ABOUT-08). */
export function Coaches({ coaches: { title, words, list } }: Props) {
	return (
		<Section id="coaches">
			<div className={layout.wrap}>
				<SectionHead id="coaches" title={title} />
				<CoachCards
					coaches={list.map((coach) => ({
						...coach,
						text: coach.bio,
						links: (
							<>
								<Button variant="link" opens={coach.dialogId}>
									{words.bio}
									<span className="visually-hidden">{` ${coach.name}`}</span>
								</Button>
								{coach.email && (
									<Link
										href={`mailto:${coach.email}`}
										aria-label={fillBlanks(words.email, { name: coach.name })}
										{...buttonLook({ variant: "ghost", size: "icon" })}
									>
										<Mail className="icon" />
									</Link>
								)}
							</>
						),
					}))}
				/>
			</div>
		</Section>
	);
}
