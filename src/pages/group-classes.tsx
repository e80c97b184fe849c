import consultation from "content:dialog-consultation";
import groupClasses from "content:group-classes";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { ClassBar } from "#sections/group-classes/class-bar.tsx";
import { ClassWeek } from "#sections/group-classes/class-week.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(groupClasses.head);
export const links = () => [
	...headLinks(groupClasses.head),
	...heroPreloads(groupClasses.hero.picture),
];

export default function GroupClassesPage() {
	return (
		<>
			<PageHero hero={groupClasses.hero} />
			<BelowHead>
				<ClassBar page={groupClasses.class} />
				<Gallery id="gallery" gallery={groupClasses.gallery} />
				<BenefitGrid id="benefits" benefits={groupClasses.benefits} />
				<ClassWeek week={groupClasses.week} />
				<CallToAction id="closing" {...groupClasses.closing} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
