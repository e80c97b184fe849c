import { primaryDialogIds } from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { corporateCarouselIntervalMs } from "#lib/constants.ts";
import { QuoteCalculator } from "#quote/quote-calculator.tsx";
import type { QuoteContent } from "#quote/quote-content.ts";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Questions } from "#sections/questions.tsx";
import { TestimonialList } from "#sections/testimonials/testimonial-list.tsx";
import { Button } from "#ui/button/button.tsx";
import calculator from "#ui/form/calculator.module.css";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import sectionHeader from "#ui/section/section-header.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import { TestimonialCarousel } from "#ui/slider/testimonial-carousel.tsx";
import { CheckList } from "#ui/text/check-list.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import table from "#ui/text/table.module.css";
import css from "./corporate.module.css";
import type { CorporatePageProps } from "./corporate-props.ts";

export function CorporatePage({
	hero,
	testimonials,
	benefits,
	itinerary,
	pricing,
	calculator: quote,
	teams,
	questions,
	closing,
}: CorporatePageProps) {
	return (
		<>
			<PageHero hero={hero}>
				<TeamTestimonials testimonials={testimonials} />
			</PageHero>
			<Benefits benefits={benefits} />
			<Itinerary itinerary={itinerary} />
			<TeamPricing pricing={pricing} />
			<Calculator content={quote} />
			<Teams teams={teams} />
			<Questions questions={questions} />
			<CallToAction id="request" {...closing} />
		</>
	);
}

function TeamTestimonials({
	testimonials,
}: Pick<CorporatePageProps, "testimonials">) {
	return (
		<div className={css.teamTestimonials}>
			<div className={layout.wrap}>
				<div className={sectionHeader.sectionHeader}>
					<h2>{testimonials.title}</h2>
					<p className={sectionHeader.links}>
						<Link
							href={testimonials.reviews}
							isExternal
							hasArrow
							className="text-link"
						>
							{testimonials.reviewsLink}
						</Link>
					</p>
				</div>
				<TestimonialList people={testimonials.people} />
			</div>
		</div>
	);
}

function Benefits({ benefits }: Pick<CorporatePageProps, "benefits">) {
	return (
		<SplitSection id="benefits" tone="muted" aside="end">
			<div className={split.main}>
				<h2 id="benefits-title">{benefits.title}</h2>
				<FeatureList points={benefits.points} />
			</div>
			<div className={split.aside}>
				<h3>{benefits.includes.title}</h3>
				<CheckList lines={benefits.includes.list} />
			</div>
		</SplitSection>
	);
}

function Itinerary({ itinerary }: Pick<CorporatePageProps, "itinerary">) {
	return (
		<SplitSection id="itinerary" asideWidth="narrow">
			<div className={split.aside}>
				<h2 id="itinerary-title">{itinerary.title}</h2>
				<p className="muted">{itinerary.lead}</p>
			</div>
			<table
				className={`${split.main} ${table.table} ${css.itinerary}`}
				aria-labelledby="itinerary-title"
			>
				<thead>
					<tr>
						<th scope="col">{itinerary.time}</th>
						<th scope="col">{itinerary.activity}</th>
					</tr>
				</thead>
				<tbody>
					{itinerary.rows.map(({ time, activity }) => (
						<tr key={time}>
							<th scope="row">{time}</th>
							<td>{activity}</td>
						</tr>
					))}
				</tbody>
			</table>
		</SplitSection>
	);
}

function TeamPricing({ pricing }: Pick<CorporatePageProps, "pricing">) {
	return (
		<SplitSection id="pricing" tone="dark">
			<div className={split.aside}>
				<h2 id="pricing-title">{pricing.title}</h2>
				<p className={`${calculator.price} ${css.price}`}>
					<b>{pricing.price}</b> <span>{pricing.per}</span>
				</p>
				<Button size="lg" opens={primaryDialogIds.corporate}>
					{pricing.action}
				</Button>
			</div>
			<div className={split.main}>
				<DescriptionList rows={pricing.rows} />
				<p className={`${css.note} muted`}>{pricing.note}</p>
			</div>
		</SplitSection>
	);
}

function Calculator({ content }: { content: QuoteContent }) {
	const { title, lead } = content.labels;
	return (
		<TitledSection id="calculator" title={title} lead={lead}>
			<Island
				name="QuoteCalculator"
				component={QuoteCalculator}
				props={{ content }}
			/>
		</TitledSection>
	);
}

function Teams({ teams }: Pick<CorporatePageProps, "teams">) {
	return (
		<Section id="teams" tone="muted" className={css.teams}>
			<div className={layout.wrap}>
				<h2 id="teams-title">{teams.title}</h2>
				<TestimonialCarousel
					label={teams.label}
					testimonials={teams.quotes}
					intervalMs={corporateCarouselIntervalMs}
				/>
			</div>
		</Section>
	);
}
