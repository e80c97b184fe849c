import { formatMoney } from "../../lib/money.ts";
import type { TeamRates } from "../../lib/team-quote.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { leadFrameView } from "./frames.ts";
import { headView } from "./head.ts";
import { externalLink } from "./links.ts";
import { closingView, pageHeroView } from "./page-parts.ts";
import { testimonialView } from "./testimonial.ts";

export function corporateView(content: Content, desk: PictureDesk) {
	const { head, ...page } = content.pages.corporate;
	const { testimonials, policies, pricing } = content;
	const rules = pricing.corporate;
	const people = (ids: readonly string[]) =>
		ids.map((id) => testimonialView(content, desk, id));
	return {
		...page,
		head: headView(content, "/corporate", head),
		hero: pageHeroView(content, desk, page.hero),
		voices: {
			...page.voices,
			reviews: externalLink(content, "reviews"),
			people: people(testimonials.corporate),
		},
		pricing: { ...page.pricing, price: formatMoney(rules.price) },
		calculator: {
			words: page.calculator,
			rates: {
				price: rules.price,
				includedPeople: rules.includedPeople,
				pricePerExtraPerson: rules.pricePerExtraPerson,
				maxPeoplePerSession: rules.maxPeoplePerSession,
				snacksPerPerson: rules.snacksPerPerson,
				depositPercent: rules.depositPercent,
			} satisfies TeamRates,
			mostPeople: rules.largestTeam,
			lengths: rules.lengthsInMinutes,
			start: {
				people: rules.includedPeople,
				minutes: rules.sampleInMinutes,
				hasSnacks: false,
			},
			twoSessions: policies.twoSessions,
			dialog: leadFrameView(content, "corporateQuote"),
		},
		teams: { ...page.teams, quotes: people(testimonials.teams) },
		closing: closingView(content, page.closing),
	};
}
