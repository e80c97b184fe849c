import { BookingAlternatives } from "#booking/booking-alternatives.tsx";
import { Island } from "#islands/island.tsx";
import { BookingFrame } from "#pages/open-gym/booking-frame.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./open-gym.module.css";
import type { OpenGymPageProps } from "./open-gym-props.ts";

export function OpenGymPage({
	hero,
	booking,
	facility,
	gallery,
	benefits,
	hours,
	guidelines,
	closing,
}: OpenGymPageProps) {
	return (
		<>
			<PageHero hero={hero}>
				<BookingLedge booking={booking} />
			</PageHero>
			<Facility facility={facility} />
			<Gallery id="gallery" gallery={gallery} />
			<BenefitGrid id="benefits" benefits={benefits} />
			<HoursAndGuidelines hours={hours} guidelines={guidelines} />
			<CallToAction id="closing" {...closing} />
		</>
	);
}

function BookingLedge({ booking }: Pick<OpenGymPageProps, "booking">) {
	return (
		<div className={css.bookingLedge}>
			<div
				className={`${layout.wrap} ${split.split}`}
				data-aside-width="narrow"
			>
				<div className={split.aside}>
					<h2>{booking.title}</h2>
					<p className="muted">{booking.text}</p>
					<p className={`muted ${css.ledgeText}`}>
						<BookingAlternatives
							href={booking.dialog.url}
							labels={booking.dialog}
						/>
					</p>
				</div>
				<div className={split.main}>
					<Island
						name="BookingFrame"
						component={BookingFrame}
						props={{ dialog: booking.dialog }}
					/>
				</div>
			</div>
		</div>
	);
}

function Facility({ facility }: Pick<OpenGymPageProps, "facility">) {
	return (
		<SplitSection id="facility" aside="end">
			<div className={split.main}>
				<h2 id="facility-title">{facility.title}</h2>
				<FeatureList points={facility.points} />
			</div>
			<figure
				className={`${split.aside} ${css.facilityPicture}`}
				data-enhance="facility-picture"
				data-load="visible"
				data-failure={facility.failed}
			>
				<Picture
					picture={facility.photo}
					fallback={facility.fallback}
					loading="deferred"
				/>
			</figure>
		</SplitSection>
	);
}

function HoursAndGuidelines({
	hours,
	guidelines,
}: Pick<OpenGymPageProps, "hours" | "guidelines">) {
	return (
		<SplitSection id="hours" className={css.hoursAndGuidelines}>
			<div className={split.aside}>
				<h2 id="hours-title">{hours.title}</h2>
				<DescriptionList rows={hours.rows} />
				<p className={`muted ${css.hoursNote}`}>{hours.note}</p>
			</div>
			<div className={split.main}>
				<h2>{guidelines.title}</h2>
				<FeatureList points={guidelines.points} />
			</div>
		</SplitSection>
	);
}
