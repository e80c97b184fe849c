import openGym from "content:open-gym";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { BookingLedge } from "./booking-ledge.tsx";
import { Facility } from "./facility.tsx";
import { HoursAndGuidelines } from "./hours-and-guidelines.tsx";

export const handle: PageHandle = { page: openGym };

export default function OpenGymPage() {
	return (
		<>
			<PageHero hero={openGym.hero}>
				<BookingLedge booking={openGym.booking} />
			</PageHero>
			<BelowHead>
				<Facility facility={openGym.facility} />
				<Gallery id="gallery" gallery={openGym.gallery} />
				<BenefitGrid id="benefits" benefits={openGym.benefits} />
				<HoursAndGuidelines
					hours={openGym.hours}
					guidelines={openGym.guidelines}
				/>
				<CallToAction id="closing" {...openGym.closing} />
			</BelowHead>
		</>
	);
}
