import type contact from "content:contact";
import type { ReactNode } from "react";
import { weekdayOf } from "#lib/calendar-date.ts";
import { clockAt } from "#lib/open-now.ts";
import { Link } from "#ui/link.tsx";
import { useNow } from "#ui/now.ts";
import { OpenNow } from "../open-now.tsx";
import { SocialLinks } from "../social-links.tsx";

type Details = (typeof contact)["details"];

/** Every way to reach the gym, and when (CONT-05, CONT-06). */
export function ContactDetails({ details }: { details: Details }) {
	return (
		<section className="split-picture" aria-labelledby="details-title">
			<h2 id="details-title" className="contact-title">
				{details.title}
			</h2>
			<dl className="contact-list">
				<Row name={details.phone}>
					<Link href={`tel:${details.phoneNumber}`}>{details.phoneValue}</Link>
				</Row>
				<Row name={details.email}>
					<Link href={`mailto:${details.emailValue}`}>
						{details.emailValue}
					</Link>
				</Row>
				<Row name={details.address}>
					{details.addressLines.map((line) => (
						<span key={line} className="block">
							{line}{" "}
						</span>
					))}
				</Row>
				<Row name={details.hours}>
					<Hours details={details} />
					<OpenNow />
				</Row>
				<Row name={details.parking}>{details.parkingValue}</Row>
				<Row name={details.listing}>
					<Link href={details.listingUrl} isExternal hasArrow>
						{details.listingLink}
					</Link>
				</Row>
			</dl>
			<SocialLinks />
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

/** The week's hours; the row that counts today is marked, by the gym's own calendar. */
function Hours({ details }: { details: Details }) {
	const instant = useNow();
	const today =
		instant === undefined
			? undefined
			: weekdayOf(clockAt(details.timeZone, instant).date);
	return (
		<ul className="hours">
			{details.week.map(({ days, hours, weekdays }) => {
				const isToday = today !== undefined && weekdays.includes(today);
				return (
					<li key={days} aria-current={isToday ? "date" : undefined}>
						{isToday && <span className="spoken">{`${details.today}: `}</span>}
						{days}, {hours ?? details.closed}
					</li>
				);
			})}
		</ul>
	);
}
