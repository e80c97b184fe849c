import type pricing from "content:pricing";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { ContactWays } from "../contact-ways.tsx";
import { actionDialogs } from "../header-mode.ts";

type Services = (typeof pricing)["services"];

/** What can be added or taken on its own: one table of services, one of both ways to pay for personal training. */
export function Services({ services }: { services: Services }) {
	const { columns, nutrition, dropIn, punchCard } = services;
	return (
		<Section id="services" band="concrete">
			<div className="wrap split services">
				<div className="split-picture">
					<h2 id="services-title">{services.title}</h2>
					<p className="muted mt-4">{services.lead}</p>
				</div>
				<div className="split-body">
					<table className="rows">
						<caption className="spoken">{services.title}</caption>
						<thead>
							<tr>
								<th scope="col">{columns.service}</th>
								<th scope="col">
									<span className="spoken">{columns.detail}</span>
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
					<PersonalTrainingPrices prices={services.personalTraining} />
				</div>
				<p className="services-action">
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
			<td className="figure">
				{price} <span className="per">per {per}</span>
			</td>
		</tr>
	);
}

function PersonalTrainingPrices({
	prices,
}: {
	prices: Services["personalTraining"];
}) {
	return (
		<>
			<table className="rows personal-training-prices">
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
							<td className="figure">
								{prepaid ? (
									<>
										{prepaid.price}
										{"each" in prepaid && (
											<span className="per block">
												{prepaid.each} each, save {prepaid.saves}
											</span>
										)}
									</>
								) : (
									<None />
								)}
							</td>
							<td className="figure">
								{billedWeekly ? (
									<>
										{billedWeekly} <span className="per">per session</span>
									</>
								) : (
									<None />
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="field-hint">{prices.note}</p>
		</>
	);
}

function None() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="spoken">not offered</span>
		</>
	);
}
