import type { ReactNode } from "react";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import descriptionList from "#ui/text/description-list.module.css";
import css from "./contact-details.module.css";
import type { ContactPageProps } from "./contact-props.ts";

export function ContactDetails({
	details,
	openNow,
	gym,
}: Pick<ContactPageProps, "details" | "openNow" | "gym">) {
	return (
		<section className={split.aside} aria-labelledby="details-title">
			<h2 id="details-title" className={css.title}>
				{details.title}
			</h2>
			<dl className={`${descriptionList.descriptionList} ${css.list}`}>
				<Row name={details.phone}>
					<Link href={`tel:${gym.phoneNumber}`}>{gym.phone}</Link>
				</Row>
				<Row name={details.email}>
					<Link href={`mailto:${gym.email}`}>{gym.email}</Link>
				</Row>
				<Row name={details.address}>
					<Link href="#find-us" className={css.address}>
						{details.addressLines.map((line) => (
							<span key={line} className={layout.line}>
								{line}{" "}
							</span>
						))}
					</Link>
				</Row>
				<Row name={details.hours}>
					<OpenNow content={openNow} className={css.openNow}>
						<OpeningHours week={details.week} today={details.today} />
					</OpenNow>
				</Row>
				<Row name={details.parking}>{gym.parkingNote}</Row>
				<Row name={details.listing}>
					<Link href={details.listingUrl} isExternal hasArrow>
						{details.listingLink}
					</Link>
				</Row>
			</dl>
			<SocialLinks social={gym.social} />
		</section>
	);
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** The weekly hours. <OpenNow> around them highlights today's row. */
function OpeningHours({
	week,
	today,
}: Pick<ContactPageProps["details"], "week" | "today">) {
	return (
		<ul className={css.hours}>
			{week.map(({ days, hours, weekdays }) => (
				<li key={days} data-weekdays={weekdays.join(" ")}>
					<span className="visually-hidden" data-today="" hidden>
						{`${today}: `}
					</span>
					<span>{`${days}, ${hours}`}</span>
				</li>
			))}
		</ul>
	);
}
