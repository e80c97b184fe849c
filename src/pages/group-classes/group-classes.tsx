import consultation from "content:dialog-consultation";
import groupClasses from "content:group-classes";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ClassBar } from "./class-bar.tsx";
import { ClassWeek } from "./class-week.tsx";

export const handle: PageHandle = { page: groupClasses };

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
