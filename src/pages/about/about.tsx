import about from "content:about";
import consultation from "content:dialog-consultation";
import { Mail } from "lucide-react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { interpolate } from "#lib/interpolate.ts";
import { CoachBioDialog } from "#sections/coaches/coach-bio-dialog.tsx";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { Button, buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import points from "#ui/text/feature-list.module.css";
import css from "./about.module.css";

export const handle: PageHandle = { page: about };

export default function AboutPage() {
	return (
		<>
			<PageHero hero={about.hero} />
			<Mission />
			<Community />
			<Philosophy />
			<Coaches />
			<Choice />
			<Island
				name="FrameDialog"
				component={FrameDialog}
				load="dialog"
				props={{ dialog: consultation }}
			/>
			{about.coaches.list.map((coach) => (
				<CoachBioDialog key={coach.id} coach={coach} />
			))}
		</>
	);
}

/** What the gym is for, in one sentence and in two pictures. */
function Mission() {
	const { mission } = about;
	return (
		<SplitSection id="mission" aside="end">
			<div className={layout.splitMain}>
				<h2 id="mission-title">{mission.title}</h2>
				<p className={`statement ${css.statement}`}>{mission.statement}</p>
				<p className={`muted ${css.missionText}`}>{mission.text}</p>
				<Picture picture={mission.photos.wide} className={css.wide} />
			</div>
			<Picture picture={mission.photos.tall} className={layout.splitAside} />
		</SplitSection>
	);
}

/** Who trains here, and what they do together outside of class. */
function Community() {
	const { community } = about;
	return (
		<SplitSection
			id="community"
			tone="muted"
			aside="end"
			className={css.community}
		>
			<div className={layout.splitMain}>
				<h2 id="community-title">{community.title}</h2>
				<p className="muted">{community.text}</p>
				<h3>{community.events.title}</h3>
				<p className="muted">{community.events.text}</p>
			</div>
			<Picture
				picture={community.photo}
				className={`${layout.splitAside} ${css.communityPhoto}`}
			/>
		</SplitSection>
	);
}

/** How the coaches work: four ruled blocks (ENT-13). */
function Philosophy() {
	const { philosophy } = about;
	return (
		<Section id="philosophy" title={philosophy.title} lead={philosophy.lead}>
			<ul className={`${points.benefitGrid} ${css.principles}`}>
				{philosophy.principles.map(({ title, summary, description }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p className={css.summary}>{summary}</p>
						<p>{description}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** The coaches, each with a dialog that tells more (ABOUT-05, ABOUT-06, ABOUT-08). */
function Coaches() {
	const { title, words, list } = about.coaches;
	return (
		<Section id="coaches" title={title}>
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
									aria-label={interpolate(words.email, { name: coach.name })}
									{...buttonProps({ variant: "ghost", size: "icon" })}
								>
									<Mail className="icon" />
								</Link>
							)}
						</>
					),
				}))}
			/>
		</Section>
	);
}

/** Two ways to begin: a class, or a talk first (ABOUT-07). */
function Choice() {
	const { title, freeTrial, consultation: talk } = about.choice;
	return (
		<Section id="begin" className={css.choice}>
			<div className={layout.wrap}>
				<h2 id="begin-title">{title}</h2>
				<div className={css.ways}>
					<div className={`${css.first} on-dark`} data-tone="accent">
						<h3>{freeTrial.title}</h3>
						<p className="muted">{freeTrial.text}</p>
						<Button opens={primaryDialogIds.default}>{freeTrial.action}</Button>
					</div>
					<div>
						<h3>{talk.title}</h3>
						<p className="muted">{talk.text}</p>
						<Button variant="outline" opens={consultation.dialogId}>
							{consultation.title}
						</Button>
					</div>
				</div>
			</div>
		</Section>
	);
}
