import openGym from "content:open-gym";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { Island } from "#islands/island.tsx";
import { BookingFrame } from "#pages/open-gym/booking-frame.tsx";
import { FacilityPicture } from "#pages/open-gym/facility-picture.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./open-gym.module.css";

export const handle: PageHandle = { page: openGym };

export default function OpenGymPage() {
	return (
		<>
			<PageHero hero={openGym.hero}>
				<BookingLedge />
			</PageHero>
			<Facility />
			<Gallery id="gallery" gallery={openGym.gallery} />
			<BenefitGrid id="benefits" benefits={openGym.benefits} />
			<HoursAndGuidelines />
			<CallToAction id="closing" {...openGym.closing} />
		</>
	);
}

/**
 * The foot of the hero: the booking calendar for people who are no members yet (OPEN-01, C-43). It is what they came
 * for, so it loads when it comes near, not when it is asked for.
 */
function BookingLedge() {
	const { booking } = openGym;
	return (
		<div className={css.bookingLedge}>
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-aside-width="narrow"
			>
				<div className={layout.splitAside}>
					<h2>{booking.title}</h2>
					<p className="muted">{booking.text}</p>
					<p className={`muted ${css.ledgeText}`}>
						<BookingAlternatives
							href={booking.dialog.url}
							direct={booking.dialog.direct}
						/>
					</p>
				</div>
				<div className={layout.splitMain}>
					<Island
						name="BookingFrame"
						component={BookingFrame}
						load="visible"
						props={{}}
					/>
				</div>
			</div>
		</div>
	);
}

/** What stands on the floor. Its picture is fetched when it comes near; another one stands in when it fails (OPEN-02). */
function Facility() {
	const { facility } = openGym;
	return (
		<SplitSection id="facility" aside="end">
			<div className={layout.splitMain}>
				<h2 id="facility-title">{facility.title}</h2>
				<FeatureList points={facility.points} />
			</div>
			<figure className={`${layout.splitAside} ${css.facilityPicture}`}>
				<Island
					name="FacilityPicture"
					component={FacilityPicture}
					load="visible"
					props={{ facility }}
				/>
			</figure>
		</SplitSection>
	);
}

/** When the floor is open to members, and how they share it. */
function HoursAndGuidelines() {
	const { hours, guidelines } = openGym;
	return (
		<SplitSection id="hours" className={css.hoursAndGuidelines}>
			<div className={layout.splitAside}>
				<h2 id="hours-title">{hours.title}</h2>
				<DescriptionList rows={hours.rows} />
				<p className={`muted ${css.hoursNote}`}>{hours.note}</p>
			</div>
			<div className={layout.splitMain}>
				<h2>{guidelines.title}</h2>
				<FeatureList points={guidelines.points} />
			</div>
		</SplitSection>
	);
}
