import type { ReactElement } from "react";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction, type Closing } from "#sections/call-to-action.tsx";
import { type EventCards, EventList } from "#sections/events/event-list.tsx";
import { Gallery, type GalleryPictures } from "#sections/gallery.tsx";
import { type Hero, PageHero } from "#sections/page-hero.tsx";
import { PlanCard, type PlanView } from "#sections/plan-card.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { Questions } from "#sections/questions.tsx";
import { TestimonialSection } from "#sections/testimonials/testimonial-section.tsx";
import type { Question } from "#ui/accordion/accordion.tsx";
import split from "#ui/layout/split.module.css";
import type { Testimonial } from "#ui/person/byline.tsx";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import type { Point } from "#ui/text/feature-list.tsx";
import css from "./landing.module.css";

export type LandingPageProps = {
	/** The campaign name, which is sent to the booking and form providers. */
	campaign: string;
	hero: Hero;
	bands: readonly BandWithId[];
};

export type AnyBand =
	| TextBandContent
	| ({ band: "points" } & Heading & { points: readonly Point[] })
	| PlansContent
	| { band: "quotes"; title: string; people: readonly Testimonial[] }
	| ({ band: "gallery" } & GalleryPictures)
	| { band: "questions"; title: string; list: readonly Question[] }
	| EventsContent
	| ({ band: "callToAction" } & Closing);

type BandWithId = AnyBand & { id: string };

type Heading = { title: string; lead?: string | undefined };

type TextBandContent = {
	band: "text";
	title: string;
	paragraphs: readonly string[];
	photo: PictureSource | undefined;
};

type PlansContent = { band: "plans" } & Heading & {
		popular: string;
		note: string;
		list: readonly PlanView[];
	};

type EventsContent = { band: "events" } & Heading & { events: EventCards };

/** A page of content/landing: a hero and the sections chosen in its file. */
export function LandingPage(page: LandingPageProps) {
	return (
		<>
			<PageHero hero={page.hero} />
			{page.bands.map((band) => (
				<Band key={band.id} band={band} />
			))}
		</>
	);
}

function Band({ band }: { band: BandWithId }): ReactElement {
	const { id } = band;
	switch (band.band) {
		case "text":
			return <TextBand band={band} />;
		case "points":
			return <BenefitGrid id={id} benefits={band} />;
		case "plans":
			return <Plans band={band} />;
		case "quotes":
			return (
				<TestimonialSection id={id} title={band.title} people={band.people} />
			);
		case "gallery":
			return <Gallery id={id} gallery={band} />;
		case "questions":
			return <Questions id={id} questions={band} />;
		case "events":
			return <Events band={band} />;
		case "callToAction":
			return <CallToAction {...band} />;
	}
}

function TextBand({
	band: { id, title, paragraphs, photo },
}: {
	band: Extract<BandWithId, { band: "text" }>;
}) {
	const heading = <h2 id={`${id}-title`}>{title}</h2>;
	return (
		<SplitSection
			id={id}
			aside={photo ? "end" : undefined}
			asideWidth={photo ? undefined : "narrow"}
		>
			{!photo && <div className={split.aside}>{heading}</div>}
			<div className={`${split.main} ${css.text}`}>
				{photo && heading}
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{photo && <Picture picture={photo} className={split.aside} />}
		</SplitSection>
	);
}

function Plans({ band }: { band: Extract<BandWithId, { band: "plans" }> }) {
	return (
		<TitledSection id={band.id} title={band.title} lead={band.lead}>
			<div className={priceCards.grid}>
				{band.list.map((plan) => (
					<PlanCard key={plan.id} plan={plan} badge={band.popular} />
				))}
			</div>
			<p className={priceCards.note}>{band.note}</p>
		</TitledSection>
	);
}

function Events({ band }: { band: Extract<BandWithId, { band: "events" }> }) {
	const { id, title, lead, events } = band;
	const until = Math.max(...events.list.map((event) => event.until));
	return (
		<TitledSection id={id} title={title} lead={lead} tone="muted" until={until}>
			<EventList events={events} heading="h3" />
		</TitledSection>
	);
}
