import { formatMoney } from "#lib/money.ts";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";
import { testimonialView } from "#model/views/testimonial.ts";

export type CorporatePageProps = ReturnType<typeof corporatePageProps>;

export function corporatePageProps(content: Content, images: Images) {
	const { voices, ...page } = content.pages.corporate;
	const { testimonials, policies, pricing, integrations } = content;
	const {
		smallestTeam: _,
		largestTeam,
		lengthsInMinutes,
		sampleInMinutes,
		...rates
	} = pricing.corporate;
	const people = (ids: readonly string[]) =>
		ids.map((id) => testimonialView(content, images, id));
	return {
		...page,
		...pageWithHeroView(content, images, page),
		testimonials: {
			...voices,
			reviews: integrations.links.reviews,
			people: people(testimonials.corporate),
		},
		pricing: { ...page.pricing, price: formatMoney(rates.price) },
		calculator: {
			labels: page.calculator,
			rates,
			maxPeople: largestTeam,
			lengthsInMinutes,
			start: {
				people: rates.includedPeople,
				minutes: sampleInMinutes,
				hasSnacks: false,
			},
			twoSessions: policies.twoSessions,
			dialog: leadFrameView(content, "corporateQuote"),
		},
		teams: { ...page.teams, quotes: people(testimonials.teams) },
	};
}
