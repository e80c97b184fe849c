import contact from "content:contact";
import shell from "content:shell";
import type { ReactNode } from "react";
import { Island } from "#islands/island.tsx";
import { OpeningHours } from "#pages/contact/opening-hours.tsx";
import { OpenNow } from "#schedule/hours/open-now.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import pairs from "#ui/text/description-list.module.css";
import css from "./contact-details.module.css";

const { details } = contact;

/** Every way to reach the gym, and when (CONT-05, CONT-06). */
export function ContactDetails() {
	return (
		<section className={layout.splitAside} aria-labelledby="details-title">
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
					<Link href="#find-us" className={css.address}>
						{details.addressLines.map((line) => (
							<span key={line} className={layout.line}>
								{line}{" "}
							</span>
						))}
					</Link>
				</Row>
				<Row name={details.hours}>
					<Island
						name="OpeningHours"
						component={OpeningHours}
						props={{ details }}
					/>
					<Island
						name="OpenNow"
						component={OpenNow}
						props={{ className: css.openNow }}
					/>
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
