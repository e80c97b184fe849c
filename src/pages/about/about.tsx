import about from "content:about";
import consultation from "content:dialog-consultation";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { CoachBioDialog } from "#sections/coaches/coach-bio-dialog.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Choice } from "./choice.tsx";
import { Coaches } from "./coaches.tsx";
import { Community } from "./community.tsx";
import { Mission } from "./mission.tsx";
import { Philosophy } from "./philosophy.tsx";

export const handle: PageHandle = { page: about };

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
