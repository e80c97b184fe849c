import type home from "content:home";
import { ArrowRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { OpenNow } from "../open-now.tsx";
import { WeekdayBar } from "../weekday-bar.tsx";

/** What the gym is, and a weekday drawn as a loaded bar. */
export function Intro({ intro }: { intro: (typeof home)["intro"] }) {
	return (
		<Section id="intro">
			<div className="wrap">
				<div className="split" data-picture="narrow-end">
					<div className="split-body">
						<h2 id="intro-title" className="spoken">
							{intro.title}
						</h2>
						<p className="statement">{intro.statement}</p>
						<p className="mt-7">
							<Link href="/about" className="text-link">
								{intro.link}
								<ArrowRight className="icon" />
							</Link>
						</p>
					</div>
					<figure className="split-picture">
						<Picture picture={intro.photo} />
					</figure>
				</div>
				<WeekdayBar
					day={intro.day}
					link={{ label: intro.day.link, href: "/schedule" }}
				/>
				<OpenNow />
			</div>
		</Section>
	);
}
