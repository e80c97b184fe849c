import openGym from "content:open-gym";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { BookingLedge } from "#sections/open-gym/booking-ledge.tsx";
import { Facility } from "#sections/open-gym/facility.tsx";
import { HoursAndGuidelines } from "#sections/open-gym/hours-and-guidelines.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { heroPreloads } from "#seo/hero-preloads.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { photoPage } from "./page-handle.ts";

export const handle = photoPage;
export const meta = () => headTags(openGym.head);
export const links = () => [
	...headLinks(openGym.head),
	...heroPreloads(openGym.hero.picture),
];

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
