import consultation from "content:dialog-consultation";
import training from "content:personal-training";
import { CallToAction } from "#sections/call-to-action.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Journey } from "#sections/personal-training/journey.tsx";
import { Offer } from "#sections/personal-training/offer.tsx";
import { Trainers } from "#sections/personal-training/trainers.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(training.head);
export const links = () => [
	...headLinks(training.head),
	...heroPreloads(training.hero.picture),
];

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
