import { ContactLinks } from "#booking/contact-links.tsx";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { Button } from "#ui/button/button.tsx";
import field from "#ui/form/field.module.css";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import table from "#ui/text/table.module.css";
import type { PricingPageProps } from "./pricing-props.ts";
import css from "./services.module.css";

export function Services({
	services,
	gym,
}: Pick<PricingPageProps, "services" | "gym">) {
	const { columns, nutrition, dropIn, punchCard } = services;
	const rows = [
		{ ...nutrition, per: "week" },
		{
			...dropIn,
			description: (
				<>
					{dropIn.description} <ContactLinks contact={gym} />
				</>
			),
			per: "session",
		},
		...punchCard.sizes.map(({ sessions, price }) => ({
			title: `${punchCard.title}, ${sessions} sessions`,
			description: punchCard.description,
			price,
			per: "session",
		})),
	];
	return (
		<SplitSection id="services" tone="muted" asideWidth="narrow" hasAsideFooter>
			<div className={split.aside}>
				<h2 id="services-title">{services.title}</h2>
				<p className="muted">{services.lead}</p>
			</div>
			<div className={split.main}>
				<table className={`${table.table} ${css.rows} ${css.services}`}>
					<caption className="visually-hidden">{services.title}</caption>
					<thead>
						<tr>
							<th scope="col">{columns.service}</th>
							<th scope="col">
								<span className="visually-hidden">{columns.detail}</span>
							</th>
							<th scope="col">{columns.price}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ title, description, price, per }) => (
							<tr key={title}>
								<th scope="row">{title}</th>
								<td className="muted">{description}</td>
								<td className={css.figure}>
									{price} <span className={css.per}>per {per}</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<PersonalTrainingPrices prices={services.personalTraining} />
			</div>
			<p className={`${split.aside} ${css.action}`}>
				<Button opens={primaryDialogIds.default}>{services.action}</Button>
			</p>
		</SplitSection>
	);
}

function PersonalTrainingPrices({
	prices,
}: {
	prices: PricingPageProps["services"]["personalTraining"];
}) {
	return (
		<>
			<table className={`${table.table} ${css.rows} ${css.personalTraining}`}>
				<caption>{prices.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{prices.sessions}</th>
						<th scope="col">{prices.prepaid}</th>
						<th scope="col">{prices.billedWeekly}</th>
					</tr>
				</thead>
				<tbody>
					{prices.rows.map(({ sessions, prepaid, billedWeekly }) => (
						<tr key={sessions}>
							<th scope="row">{sessions}</th>
							<td className={css.figure}>
								{prepaid?.price ?? <None />}
								{prepaid && "each" in prepaid && (
									<span className={`${css.per} ${layout.line}`}>
										{prepaid.each} each, save {prepaid.saves}
									</span>
								)}
							</td>
							<td className={css.figure}>
								{billedWeekly ? (
									<>
										{billedWeekly}{" "}
										<span className={css.per}>{"per\u00a0session"}</span>
									</>
								) : (
									<None />
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={field.hint}>{prices.note}</p>
		</>
	);
}

function None() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="visually-hidden">not offered</span>
		</>
	);
}
