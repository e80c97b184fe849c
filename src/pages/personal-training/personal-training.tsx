import consultation from "content:dialog-consultation";
import training from "content:personal-training";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Journey } from "./journey.tsx";
import { Offer } from "./offer.tsx";
import { Trainers } from "./trainers.tsx";

export const handle: PageHandle = { page: training };

export default function PersonalTrainingPage() {
	return (
		<>
			<PageHero hero={training.hero} />
			<BelowHead>
				<Journey journey={training.journey} />
				<Trainers coaches={training.coaches} />
				<Offer page={training} />
				<CallToAction id="intro" {...training.closing} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
