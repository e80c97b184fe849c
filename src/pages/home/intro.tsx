import type home from "content:home";
import { ArrowRight } from "lucide-react";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { WeekdayBar } from "#schedule/week/weekday-bar.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./intro.module.css";

/** What the gym is, and a weekday drawn as a loaded bar. */
export function Intro({ intro }: { intro: (typeof home)["intro"] }) {
	return (
		<Section id="intro">
			<div className={layout.wrap}>
				<div className={layout.split} data-picture="narrow-end">
					<div className={layout.splitBody}>
						<h2 id="intro-title" className="visually-hidden">
							{intro.title}
						</h2>
						<p className="statement">{intro.statement}</p>
						<p className={css.more}>
							<Link href="/about" className="text-link">
								{intro.link}
								<ArrowRight className="icon" />
							</Link>
						</p>
					</div>
					<figure className={layout.splitPicture}>
						<Picture picture={intro.photo} />
					</figure>
				</div>
				<WeekdayBar
					day={intro.day}
					link={{ label: intro.day.link, href: "/schedule" }}
				/>
				<OpenNow className={css.openNow} />
			</div>
		</Section>
	);
}
