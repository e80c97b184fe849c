import about from "content:about";
import consultation from "content:dialog-consultation";
import { Choice } from "#sections/about/choice.tsx";
import { Coaches } from "#sections/about/coaches.tsx";
import { Community } from "#sections/about/community.tsx";
import { Mission } from "#sections/about/mission.tsx";
import { Philosophy } from "#sections/about/philosophy.tsx";
import { CoachBioDialog } from "#sections/coach-bio-dialog.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(about.head);
export const links = () => [
	...headLinks(about.head),
	...heroPreloads(about.hero.picture),
];

export default function AboutPage() {
	return (
		<>
			<PageHero hero={about.hero} />
			<BelowHead>
				<Mission mission={about.mission} />
				<Community community={about.community} />
				<Philosophy philosophy={about.philosophy} />
				<Coaches coaches={about.coaches} />
				<Choice choice={about.choice} />
				<FrameDialog dialog={consultation} space="600" />
				{about.coaches.list.map((coach) => (
					<CoachBioDialog
						key={coach.id}
						coach={coach}
						words={about.coaches.words}
					/>
				))}
			</BelowHead>
		</>
	);
}
