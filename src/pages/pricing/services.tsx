import pricing from "content:pricing";
import type { ReactNode } from "react";
import { ContactWays } from "#booking/contact-ways.tsx";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import field from "#ui/form/field.module.css";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import table from "#ui/text/table.module.css";
import css from "./services.module.css";

/** What can be added or taken on its own: one table of services, one of both ways to pay for personal training. */
export function Services() {
	const { services } = pricing;
	const { columns, nutrition, dropIn, punchCard } = services;
	return (
		<Section id="services" band="concrete">
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
				data-foot=""
			>
				<div className={layout.splitPicture}>
					<h2 id="services-title">{services.title}</h2>
					<p className="muted">{services.lead}</p>
				</div>
				<div className={layout.splitBody}>
					<table className={`${table.table} ${css.rows}`}>
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
							<ServiceRow
								title={nutrition.title}
								price={nutrition.price}
								per="week"
							>
								{nutrition.description}
							</ServiceRow>
							<ServiceRow
								title={dropIn.title}
								price={dropIn.price}
								per="session"
							>
								{dropIn.description} <ContactWays />
							</ServiceRow>
							{punchCard.sizes.map(({ sessions, price }) => (
								<ServiceRow
									key={sessions}
									title={`${punchCard.title}, ${sessions} sessions`}
									price={price}
									per="session"
								>
									{punchCard.description}
								</ServiceRow>
							))}
						</tbody>
					</table>
					<PersonalTrainingPrices />
				</div>
				<p className={`${layout.splitPicture} ${css.action}`}>
					<Button opens={actionDialogs.default}>{services.action}</Button>
				</p>
			</div>
		</Section>
	);
}

function ServiceRow({
	title,
	price,
	per,
	children,
}: {
	title: string;
	price: string;
	per: "week" | "session";
	children: ReactNode;
}) {
	return (
		<tr>
			<th scope="row">{title}</th>
			<td className="muted">{children}</td>
			<td className={css.figure}>
				{price} <span className={css.per}>per {per}</span>
			</td>
		</tr>
	);
}

function PersonalTrainingPrices() {
	const prices = pricing.services.personalTraining;
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
								{prepaid ? (
									<>
										{prepaid.price}
										{"each" in prepaid && (
											<span className={`${css.per} ${layout.line}`}>
												{prepaid.each} each, save {prepaid.saves}
											</span>
										)}
									</>
								) : (
									<None />
								)}
							</td>
							<td className={css.figure}>
								{billedWeekly ? (
									<>
										{billedWeekly} <span className={css.per}>per session</span>
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
