import { ContactLinks } from "#booking/contact-links.tsx";
import { primaryDialogIds } from "#booking/header-variant.ts";
import type { Contact } from "#lib/gym.ts";
import { Button } from "#ui/button/button.tsx";
import field from "#ui/form/field.module.css";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { SplitSection } from "#ui/section/split-section.tsx";
import table from "#ui/text/table.module.css";
import css from "./services.module.css";

type Service = { title: string; description: string };

export type ServicesContent = {
	title: string;
	lead: string;
	columns: { service: string; detail: string; price: string };
	nutrition: Service & { price: string };
	dropIn: Service & { price: string };
	punchCard: Service & {
		sizes: readonly { sessions: number; price: string }[];
	};
	/** Both ways to pay for personal training in one table (C-05). */
	personalTraining: {
		caption: string;
		sessions: string;
		prepaid: string;
		billedWeekly: string;
		note: string;
		rows: readonly {
			sessions: number;
			billedWeekly: string | undefined;
			prepaid:
				| { price: string }
				| { price: string; each: string; saves: string }
				| undefined;
		}[];
	};
	action: string;
};

type Props = { services: ServicesContent; contact: Contact };

export function Services({ services, contact }: Props) {
	const { columns, nutrition, dropIn, punchCard } = services;
	const rows = [
		{ ...nutrition, per: "week" },
		{
			...dropIn,
			description: (
				<>
					{dropIn.description} <ContactLinks contact={contact} />
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
	prices: ServicesContent["personalTraining"];
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
