import corporate from "content:corporate";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { corporateCarouselIntervalMs } from "#lib/constants.ts";
import { QuoteCalculator } from "#quote/quote-calculator.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import { Questions } from "#sections/questions.tsx";
import { Voices } from "#sections/voices/voices.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { Button } from "#ui/button/button.tsx";
import calculator from "#ui/form/calculator.module.css";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import sectionHead from "#ui/section/section-header.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TestimonialCarousel } from "#ui/slider/testimonial-carousel.tsx";
import { CheckList } from "#ui/text/check-list.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import table from "#ui/text/table.module.css";
import css from "./corporate.module.css";

export const handle: PageHandle = { page: corporate, header: "corporate" };

export default function CorporatePage() {
	return (
		<>
			<PageHero hero={corporate.hero}>
				<TeamVoices />
			</PageHero>
			<Benefits />
			<Itinerary />
			<TeamPricing />
			<Calculator />
			<Teams />
			<Questions questions={corporate.questions} />
			<CallToAction id="request" {...corporate.closing} />
		</>
	);
}

/** Three teams under the photograph, and where all reviews are (CORP-02, C-29). */
function TeamVoices() {
	const { voices } = corporate;
	return (
		<div className={css.teamVoices}>
			<div className={layout.wrap}>
				<div className={sectionHead.sectionHeader}>
					<h2>{voices.title}</h2>
					<p className={sectionHead.links}>
						<Link
							href={voices.reviews}
							isExternal
							hasArrow
							className="text-link"
						>
							{voices.reviewsLink}
						</Link>
					</p>
				</div>
				<Voices people={voices.people} />
			</div>
		</div>
	);
}

/** What a session does for a team (CORP-03), and what is always part of it (CORP-04). */
function Benefits() {
	const { benefits } = corporate;
	return (
		<SplitSection id="benefits" tone="muted" aside="end">
			<div className={layout.splitMain}>
				<h2 id="benefits-title">{benefits.title}</h2>
				<FeatureList points={benefits.points} />
			</div>
			<div className={layout.splitAside}>
				<h3>{benefits.includes.title}</h3>
				<CheckList lines={benefits.includes.list} />
			</div>
		</SplitSection>
	);
}

/** A sample session from start to end (CORP-05). */
function Itinerary() {
	const { itinerary } = corporate;
	return (
		<SplitSection id="itinerary" asideWidth="narrow">
			<div className={layout.splitAside}>
				<h2 id="itinerary-title">{itinerary.title}</h2>
				<p className="muted">{itinerary.lead}</p>
			</div>
			<table
				className={`${layout.splitMain} ${table.table} ${css.itinerary}`}
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

/** The one price, and all that can come on top of it (CORP-06 to CORP-11). */
function TeamPricing() {
	const { pricing } = corporate;
	return (
		<SplitSection id="pricing" tone="dark">
			<div className={layout.splitAside}>
				<h2 id="pricing-title">{pricing.title}</h2>
				<p className={`${calculator.price} ${css.price}`}>
					<b>{pricing.price}</b> <span>{pricing.per}</span>
				</p>
				<Button size="lg" opens={primaryDialogIds.corporate}>
					{pricing.action}
				</Button>
			</div>
			<div className={layout.splitMain}>
				<DescriptionList rows={pricing.rows} />
				<p className={`${css.note} muted`}>{pricing.note}</p>
			</div>
		</SplitSection>
	);
}

/** What a session costs for the visitor's team (CORP-06 to CORP-09). */
function Calculator() {
	const { title, lead } = corporate.calculator.words;
	return (
		<Section id="calculator" title={title} lead={lead}>
			<Island name="QuoteCalculator" component={QuoteCalculator} props={{}} />
		</Section>
	);
}

/** Two more teams, taking turns (CORP-12). */
function Teams() {
	const { teams } = corporate;
	return (
		<Section id="teams" tone="muted" className={css.teams}>
			<div className={layout.wrap}>
				<h2 id="teams-title">{teams.title}</h2>
				<Island
					name="TestimonialCarousel"
					component={TestimonialCarousel}
					load="visible"
					props={{
						label: teams.label,
						testimonials: teams.quotes,
						intervalMs: corporateCarouselIntervalMs,
					}}
				/>
			</div>
		</Section>
	);
}
