import type landingPages from "content:landing-pages";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Events } from "#sections/events/events.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { Plans } from "#sections/plans.tsx";
import { Questions } from "#sections/questions.tsx";
import { TextBand } from "#sections/text-band.tsx";
import { Quotes } from "#sections/voices/quotes.tsx";
import { SingleVoice } from "#sections/voices/single-voice.tsx";

type Pages =
	typeof landingPages extends ReadonlyMap<string, infer Page> ? Page : never;

/** A band of a landing page, drawn by the section that other pages use. */
export function Band({ band }: { band: Pages["bands"][number] }) {
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
