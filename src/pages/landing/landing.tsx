import landingPages from "content:landing-pages";
import { useVisitOf } from "#booking/landing-visit.ts";
import { PageHero } from "#sections/page-hero.tsx";
import {
	asksWhileEditing,
	type LoadedPage,
	type PageHandle,
} from "#shell/page-handle.ts";
import { BelowHead } from "#ui/section/below-head.tsx";
import { Band } from "./band.tsx";
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
