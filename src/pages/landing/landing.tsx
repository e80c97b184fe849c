import landingPages from "content:landing-pages";
import { useVisitOf } from "#booking/landing-visit.ts";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Events } from "#sections/events/events.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Plans } from "#sections/plans.tsx";
import { Questions } from "#sections/questions.tsx";
import { TextBand } from "#sections/text-band.tsx";
import { Quotes } from "#sections/voices/quotes.tsx";
import { SingleVoice } from "#sections/voices/single-voice.tsx";
import {
	asksWhileEditing,
	type LoadedPage,
	type PageHandle,
} from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { LeadDialogs } from "./lead-dialogs.tsx";

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
	useVisitOf(page.campaign);
	return (
		<>
			<PageHero hero={page.hero} />
			{/* Anew for another page of this kind: its galleries and questions begin for themselves. */}
			<BelowHead key={page.campaign}>
				{page.bands.map((band) => (
					<Band key={band.id} band={band} />
				))}
				<LeadDialogs dialogs={page.dialogs} />
			</BelowHead>
		</>
	);
}

/** A band of a landing page, drawn by the section that other pages use. */
function Band({ band }: { band: Page["loaderData"]["bands"][number] }) {
	const { id } = band;
	switch (band.band) {
		case "text":
			return <TextBand id={id} text={band} />;
		case "points":
			return <BenefitGrid id={id} benefits={band} />;
		case "plans":
			return <Plans id={id} plans={band} />;
		case "quotes": {
			const [person, ...others] = band.people;
			return person && others.length === 0 ? (
				<SingleVoice id={id} title={band.title} person={person} />
			) : (
				<Quotes id={id} title={band.title} people={band.people} />
			);
		}
		case "gallery":
			return <Gallery id={id} gallery={band} />;
		case "questions":
			return <Questions id={id} questions={band} />;
		case "events":
			return <Events {...band} />;
		case "callToAction":
			return <CallToAction {...band} />;
	}
}
