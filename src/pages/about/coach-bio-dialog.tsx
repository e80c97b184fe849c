import { Mail } from "lucide-react";
import { interpolate } from "#lib/interpolate.ts";
import { CoachPortrait } from "#sections/coaches/coach-portrait.tsx";
import socialLinks from "#sections/social-links.module.css";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Link } from "#ui/link/link.tsx";
import { SocialIcon } from "#ui/social-icon.tsx";
import type { AboutPageProps } from "./about-props.ts";
import css from "./coach-bio-dialog.module.css";

type Props = {
	coach: AboutPageProps["coaches"]["list"][number];
	labels: AboutPageProps["coaches"]["labels"];
};

/** A coach's full profile (ABOUT-06, DLG-14), linked as /about#coach-name. */
export function CoachBioDialog({ coach, labels }: Props) {
	return (
		<Dialog id={coach.dialogId} kind="wide" title={coach.name}>
			<div className={css.bio}>
				<div>
					<CoachPortrait
						portrait={coach.dialogPortrait}
						className={css.portrait}
					/>
					<CoachSocials coach={coach} labels={labels} />
				</div>
				<div>
					<p className={css.role}>{coach.role}</p>
					<p className="lead">{coach.bio}</p>
					{coach.fullBio.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					{coach.credentials.length > 0 && (
						<>
							<h3>{labels.credentials}</h3>
							<ul className={css.credentials}>
								{coach.credentials.map((credential) => (
									<li key={credential}>{credential}</li>
								))}
							</ul>
						</>
					)}
					{coach.email && (
						<Link href={`mailto:${coach.email}`} hasArrow className="text-link">
							{interpolate(labels.write, { name: firstName(coach.name) })}
						</Link>
					)}
				</div>
			</div>
		</Dialog>
	);
}

function CoachSocials({ coach: { name, email, links }, labels }: Props) {
	if (links.length === 0 && !email) return null;
	return (
		<ul className={socialLinks.socialLinks}>
			{links.map(({ platform, url }) => (
				<li key={platform}>
					<Link href={url} isExternal>
						<SocialIcon platform={platform} />
						<span className="visually-hidden">
							{interpolate(labels.profile, { name, platform })}
						</span>
					</Link>
				</li>
			))}
			{email && (
				<li>
					<Link
						href={`mailto:${email}`}
						aria-label={interpolate(labels.email, { name })}
					>
						<Mail className="icon" />
					</Link>
				</li>
			)}
		</ul>
	);
}

function firstName(name: string): string {
	return name.split(" ")[0] ?? name;
}
