import openGym from "content:open-gym";
import { useRef } from "react";
import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { DirectLink } from "#booking/direct-link.tsx";
import { LeadFrame, leadAddress } from "#booking/lead-frame.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { usePictureState } from "#ui/picture/picture-state.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { Pairs } from "#ui/text/pairs.tsx";
import { Points } from "#ui/text/points.tsx";
import { showToast } from "#ui/toast/toasts.tsx";
import css from "./open-gym.module.css";

export const handle: PageHandle = { page: openGym };

export default function OpenGymPage() {
	return (
		<>
			<PageHero hero={openGym.hero}>
				<BookingLedge />
			</PageHero>
			<BelowHead>
				<Facility />
				<Gallery id="gallery" gallery={openGym.gallery} />
				<BenefitGrid id="benefits" benefits={openGym.benefits} />
				<HoursAndGuidelines />
				<CallToAction id="closing" {...openGym.closing} />
			</BelowHead>
		</>
	);
}

/**
 * The foot of the hero: the booking calendar for people who are no members yet (OPEN-01, C-43). It is what they came
 * for, so it loads when it comes near, not when it is asked for.
 */
function BookingLedge() {
	const { booking } = openGym;
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	const address = leadAddress(booking.dialog.url, isNear);
	return (
		<div className={css.bookingLedge}>
			<div
				ref={root}
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
			>
				<div className={layout.splitPicture}>
					<h2>{booking.title}</h2>
					<p className="muted">{booking.text}</p>
					<p className={`muted ${css.ledgeText}`}>
						<BookingAlternatives
							href={booking.dialog.url}
							direct={booking.dialog.direct}
						/>
					</p>
				</div>
				<div className={layout.splitBody}>
					<LeadFrame
						dialog={booking.dialog}
						src={address}
						height="600"
						isActive={isNear}
						footer={<DirectLink href={address} text={booking.dialog.direct} />}
					/>
				</div>
			</div>
		</div>
	);
}

/** What stands on the floor. Its picture is fetched when it comes near; another one stands in when it fails (OPEN-02). */
function Facility() {
	const { facility } = openGym;
	const figure = useRef<HTMLElement>(null);
	const isNear = useNearViewport(figure);
	const { state, image } = usePictureState((hasLoaded, address) => {
		if (hasLoaded) return;
		console.warn(`The facility image failed to load: ${address}`);
		showToast({ kind: "error", text: facility.failed });
	}, isNear);
	return (
		<SplitSection id="facility" picture="end">
			<div className={layout.splitBody}>
				<h2 id="facility-title">{facility.title}</h2>
				<Points points={facility.points} />
			</div>
			<figure
				ref={figure}
				className={`${layout.splitPicture} ${css.facilityPicture}`}
			>
				{state === "failed" ? (
					<Picture picture={facility.fallback} isEager />
				) : (
					<Picture picture={facility.photo} image={image} isDue={isNear} />
				)}
			</figure>
		</SplitSection>
	);
}

/** When the floor is open to members, and how they share it. */
function HoursAndGuidelines() {
	const { hours, guidelines } = openGym;
	return (
		<SplitSection id="hours" className={css.hoursAndGuidelines}>
			<div className={layout.splitPicture}>
				<h2 id="hours-title">{hours.title}</h2>
				<Pairs rows={hours.rows} />
				<p className={`muted ${css.hoursNote}`}>{hours.note}</p>
			</div>
			<div className={layout.splitBody}>
				<h2>{guidelines.title}</h2>
				<Points points={guidelines.points} />
			</div>
		</SplitSection>
	);
}
