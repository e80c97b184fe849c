import contact from "content:contact";
import openNow from "content:open-now";
import shell from "content:shell";
import type { ReactNode } from "react";
import { weekdayOf } from "#lib/time/calendar-date.ts";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { isUsualDay } from "#schedule/hours/special-days.ts";
import { useToday } from "#schedule/hours/today.ts";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import pairs from "#ui/text/pairs.module.css";
import css from "./contact-details.module.css";

const { details } = contact;

/** Every way to reach the gym, and when (CONT-05, CONT-06). */
export function ContactDetails() {
	return (
		<section className={layout.splitPicture} aria-labelledby="details-title">
			<h2 id="details-title" className={css.title}>
				{details.title}
			</h2>
			<dl className={`${pairs.pairs} ${css.list}`}>
				<Row name={details.phone}>
					<Link href={`tel:${shell.phoneNumber}`}>{shell.phone}</Link>
				</Row>
				<Row name={details.email}>
					<Link href={`mailto:${shell.email}`}>{shell.email}</Link>
				</Row>
				<Row name={details.address}>
					<Link href="#find-us">
						{details.addressLines.map((line) => (
							<span key={line} className={layout.line}>
								{line}{" "}
							</span>
						))}
					</Link>
				</Row>
				<Row name={details.hours}>
					<Hours />
					<OpenNow className={css.openNow} />
				</Row>
				<Row name={details.parking}>{shell.parkingNote}</Row>
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

/** The week's hours; the row that counts today, if one does, is marked, by the gym's own calendar. */
function Hours() {
	const date = useToday();
	const today =
		date && isUsualDay(openNow.week, date) ? weekdayOf(date) : undefined;
	return (
		<ul className={css.hours}>
			{details.week.map(({ days, hours, weekdays }) => {
				const isToday = today !== undefined && weekdays.includes(today);
				return (
					<li key={days} aria-current={isToday ? "date" : undefined}>
						{isToday && (
							<span className="visually-hidden">{`${details.today}: `}</span>
						)}
						{days}, {hours}
					</li>
				);
			})}
		</ul>
	);
}
