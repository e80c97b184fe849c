import type { ReactElement } from "react";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList } from "#sections/events/event-list.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { PlanCard } from "#sections/plan-card.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { Questions } from "#sections/questions.tsx";
import { TestimonialSection } from "#sections/testimonials/testimonial-section.tsx";
import split from "#ui/layout/split.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import css from "./landing.module.css";
import type { LandingPageProps } from "./landing-props.ts";

type Band = LandingPageProps["bands"][number];

/** A page of content/landing: a hero and the sections chosen in its file. */
export function LandingPage(page: LandingPageProps) {
	return (
		<>
			<PageHero hero={page.hero} />
			{page.bands.map((band) => (
				<BandSection key={band.id} band={band} />
			))}
		</>
	);
}

function BandSection({ band }: { band: Band }): ReactElement {
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
	band: Extract<Band, { band: "text" }>;
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

function Plans({ band }: { band: Extract<Band, { band: "plans" }> }) {
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

function Events({ band }: { band: Extract<Band, { band: "events" }> }) {
	const { id, title, lead, events } = band;
	const until = Math.max(...events.list.map((event) => event.until));
	return (
		<TitledSection id={id} title={title} lead={lead} tone="muted" until={until}>
			<EventList events={events} heading="h3" />
		</TitledSection>
	);
}
