import { ArrowDown } from "lucide-react";
import { primaryDialogIds } from "#booking/header-variant.ts";
import estimatorCss from "#estimator/estimator.module.css";
import { Estimator, estimatorId } from "#estimator/estimator.tsx";
import type { EstimatorContent } from "#estimator/estimator-content.ts";
import { Island } from "#islands/island.tsx";
import { PlanCard } from "#sections/plan-card.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { Questions } from "#sections/questions.tsx";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import medallion from "#ui/medallion/medallion.module.css";
import { PageHeader } from "#ui/section/page-header.tsx";
import sectionHeader from "#ui/section/section-header.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import css from "./pricing.module.css";
import type { PricingPageProps } from "./pricing-props.ts";
import { Services } from "./services.tsx";

export function PricingPage({
	hero,
	plans,
	estimator,
	services,
	questions,
	guarantee,
	gym,
}: PricingPageProps) {
	return (
		<>
			<PricingHeader hero={hero} plans={plans} />
			<PlanCards plans={plans} />
			<EstimatorSection content={estimator} />
			<Services services={services} gym={gym} />
			<Questions questions={questions} />
			<Guarantee guarantee={guarantee} />
		</>
	);
}

function PricingHeader({
	hero,
	plans,
}: Pick<PricingPageProps, "hero" | "plans">) {
	return (
		<PageHeader className={css.header}>
			<div className={`${sectionHeader.sectionHeader} ${css.headerColumns}`}>
				<h1>{hero.headline}</h1>
				<p>
					{hero.lead}
					<br />
					<Link href={`#${estimatorId}`} className="text-link">
						{hero.estimatorLink}
						<ArrowDown className="icon" />
					</Link>
				</p>
			</div>
			<ul className={`${css.board} ${visibility.screenOnly}`}>
				{plans.list.map(({ id, name, shortQuota, price, period }) => (
					<li key={id}>
						<Link href={`#${id}`}>
							<span>
								{name} <small>{shortQuota}</small>
							</span>
							<span className="unbroken">
								<b>{price}</b> <small>/ {period}</small>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</PageHeader>
	);
}

function PlanCards({ plans }: Pick<PricingPageProps, "plans">) {
	return (
		<section className={css.planCards} aria-labelledby="plans-title">
			<div className={layout.wrap}>
				<h2 id="plans-title" className="visually-hidden">
					{plans.title}
				</h2>
				<div className={priceCards.grid}>
					{plans.list.map((plan) => (
						<PlanCard key={plan.id} plan={plan} badge={plans.popular} />
					))}
				</div>
				<p className={priceCards.note}>{plans.note}</p>
			</div>
		</section>
	);
}

function EstimatorSection({ content }: { content: EstimatorContent }) {
	const { title, lead } = content.labels;
	return (
		<TitledSection
			id={estimatorId}
			title={title}
			lead={lead}
			className={estimatorCss.section}
		>
			<Island name="Estimator" component={Estimator} props={{ content }} />
		</TitledSection>
	);
}

function Guarantee({ guarantee }: Pick<PricingPageProps, "guarantee">) {
	return (
		<SplitSection id="guarantee" tone="accent" className={css.guarantee}>
			<p
				className={`${medallion.medallion} ${split.aside} ${visibility.screenOnly}`}
				aria-hidden="true"
			>
				<b>{guarantee.figure}</b>
				{guarantee.unit}
			</p>
			<div className={split.main}>
				<h2 id="guarantee-title">{guarantee.title}</h2>
				<p className={`lead muted ${css.guaranteeLead}`}>{guarantee.text}</p>
				<Button size="lg" opens={primaryDialogIds.default}>
					{guarantee.action}
				</Button>
			</div>
		</SplitSection>
	);
}
