import { Mail } from "lucide-react";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { interpolate } from "#lib/interpolate.ts";
import benefitGrid from "#sections/benefit-grid.module.css";
import { CoachCards } from "#sections/coaches/coach-cards.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Button, buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import css from "./about.module.css";
import type { AboutPageProps } from "./about-props.ts";
import { CoachBioDialog } from "./coach-bio-dialog.tsx";

export function AboutPage({
	hero,
	mission,
	community,
	philosophy,
	coaches,
	choice,
	consultation,
}: AboutPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<Mission mission={mission} />
			<Community community={community} />
			<Philosophy philosophy={philosophy} />
			<Coaches coaches={coaches} />
			<Choice choice={choice} consultation={consultation} />
			{coaches.list.map((coach) => (
				<CoachBioDialog key={coach.id} coach={coach} labels={coaches.labels} />
			))}
		</>
	);
}

function Mission({ mission }: Pick<AboutPageProps, "mission">) {
	return (
		<SplitSection id="mission" aside="end">
			<div className={split.main}>
				<h2 id="mission-title">{mission.title}</h2>
				<p className={`statement ${css.statement}`}>{mission.statement}</p>
				<p className={`muted ${css.missionText}`}>{mission.text}</p>
				<Picture picture={mission.photos.wide} className={css.wide} />
			</div>
			<Picture picture={mission.photos.tall} className={split.aside} />
		</SplitSection>
	);
}

function Community({ community }: Pick<AboutPageProps, "community">) {
	return (
		<SplitSection
			id="community"
			tone="muted"
			aside="end"
			className={css.community}
		>
			<div className={split.main}>
				<h2 id="community-title">{community.title}</h2>
				<p className="muted">{community.text}</p>
				<h3>{community.events.title}</h3>
				<p className="muted">{community.events.text}</p>
			</div>
			<Picture
				picture={community.photo}
				className={`${split.aside} ${css.communityPhoto}`}
			/>
		</SplitSection>
	);
}

function Philosophy({ philosophy }: Pick<AboutPageProps, "philosophy">) {
	return (
		<TitledSection
			id="philosophy"
			title={philosophy.title}
			lead={philosophy.lead}
		>
			<ul className={`${benefitGrid.benefitGrid} ${css.principles}`}>
				{philosophy.principles.map(({ title, summary, description }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p className={css.summary}>{summary}</p>
						<p>{description}</p>
					</li>
				))}
			</ul>
		</TitledSection>
	);
}

function Coaches({
	coaches: { title, labels, list },
}: Pick<AboutPageProps, "coaches">) {
	return (
		<TitledSection id="coaches" title={title}>
			<CoachCards
				coaches={list.map((coach) => ({
					...coach,
					text: coach.bio,
					links: (
						<>
							<Button variant="link" opens={coach.dialogId}>
								{labels.bio}
								<span className="visually-hidden">{` ${coach.name}`}</span>
							</Button>
							{coach.email && (
								<Link
									href={`mailto:${coach.email}`}
									aria-label={interpolate(labels.email, { name: coach.name })}
									{...buttonProps({ variant: "ghost", size: "icon" })}
								>
									<Mail className="icon" />
								</Link>
							)}
						</>
					),
				}))}
			/>
		</TitledSection>
	);
}

function Choice({
	choice,
	consultation,
}: Pick<AboutPageProps, "choice" | "consultation">) {
	const { title, freeTrial, consultation: talk } = choice;
	return (
		<Section id="begin" className={css.choice}>
			<div className={layout.wrap}>
				<h2 id="begin-title">{title}</h2>
				<div className={css.choices}>
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
