import landingPages from "content:landing-pages";
import { useEffect } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { rememberLandingPage } from "#lib/campaign.ts";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList, useEventsLeft } from "#sections/events/event-list.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import planCard from "#sections/plan-card.module.css";
import { PlanCard } from "#sections/plan-card.tsx";
import { Questions } from "#sections/questions.tsx";
import { Quotes } from "#sections/voices/quotes.tsx";
import {
	asksWhileEditing,
	type LoadedPage,
	type PageHandle,
} from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import css from "./landing.module.css";

/** Runs in the build; a landing page comes with its own words alone. */
export function loader({ url }: { url: URL }) {
	// A page is prerendered as a folder.
	const page = landingPages.get(url.pathname.replace(/\/$/, ""));
	if (!page) throw new Response("No such page", { status: 404 });
	return page;
}

type Page = LoadedPage<typeof loader>;

export const handle: PageHandle = { hasEvents: true };
export const shouldRevalidate = asksWhileEditing;

/** A page of content/landing: a photograph with a headline, and the bands that its file chooses. */
export default function LandingPage({ loaderData: page }: Page) {
	useEffect(() => rememberLandingPage(page.campaign), [page.campaign]);
	return (
		<>
			<PageHero hero={page.hero} />
			{/* Anew for another page of this kind: its galleries and questions begin for themselves. */}
			<BelowHead key={page.campaign}>
				{page.bands.map((band) => (
					<Band key={band.id} band={band} />
				))}
				{page.dialogs.map((dialog) => (
					<FrameDialog key={dialog.dialogId} dialog={dialog} />
				))}
			</BelowHead>
		</>
	);
}

type AnyBand = Page["loaderData"]["bands"][number];

/** A band of a landing page, drawn by the section that other pages use where one does. */
function Band({ band }: { band: AnyBand }) {
	const { id } = band;
	switch (band.band) {
		case "text":
			return <TextBand band={band} />;
		case "points":
			return <BenefitGrid id={id} benefits={band} />;
		case "plans":
			return <Plans band={band} />;
		case "quotes":
			return <Quotes id={id} title={band.title} people={band.people} />;
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

/** A text under its heading, beside a picture; beside the heading where there is none. */
function TextBand({
	band: { id, title, paragraphs, photo },
}: {
	band: Extract<AnyBand, { band: "text" }>;
}) {
	const heading = <h2 id={`${id}-title`}>{title}</h2>;
	return (
		<SplitSection id={id} picture={photo ? "end" : "narrow-start"}>
			{!photo && <div className={layout.splitPicture}>{heading}</div>}
			<div className={`${layout.splitBody} ${css.text}`}>
				{photo && heading}
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{photo && <Picture picture={photo} className={layout.splitPicture} />}
		</SplitSection>
	);
}

/** The gym's plans side by side. */
function Plans({ band }: { band: Extract<AnyBand, { band: "plans" }> }) {
	return (
		<Section id={band.id} title={band.title} lead={band.lead}>
			<div className={planCard.plans}>
				{band.list.map((plan) => (
					<PlanCard key={plan.id} plan={plan} popular={band.popular} />
				))}
			</div>
			<p className={planCard.note}>{band.note}</p>
		</Section>
	);
}

/** The gym's events; gone once the last one is over. */
function Events({ band }: { band: Extract<AnyBand, { band: "events" }> }) {
	const { id, title, lead, events } = band;
	const list = useEventsLeft(events.list);
	if (list.length === 0) return null;
	const until = Math.max(...list.map((event) => event.until));
	return (
		<Section id={id} title={title} lead={lead} band="concrete" until={until}>
			<EventList events={{ ...events, list }} heading="h3" />
		</Section>
	);
}
