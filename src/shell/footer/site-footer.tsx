import { Island } from "#islands/island.tsx";
import { PrivacyControl } from "#measurement/privacy-control.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import barbellRule from "#ui/barbell-rule/barbell-rule.module.css";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { Logo } from "../header/logo.tsx";
import type { Site } from "../site.ts";
import css from "./site-footer.module.css";

/**
 * The footer of every page (FOOT-01 to FOOT-04); src/islands/page/current-year.ts writes the year
 * (FOOT-05).
 */
export function SiteFooter({ site }: { site: Site }) {
	return (
		<footer className={`${css.siteFooter} on-dark`} data-deferred="">
			<div className={layout.wrap}>
				<hr className={barbellRule.barbellRule} data-weight-plates="2" />
				<div className={css.columns}>
					<div className={css.about}>
						<Logo site={site} isCopy />
						<p>{site.description}</p>
						<SocialLinks social={site.social} />
					</div>
					{site.footerGroups.map(({ title, links }) => (
						<nav
							key={title}
							className={`${css.links} ${visibility.screenOnly}`}
							aria-label={title}
						>
							<h2>{title}</h2>
							<ul>
								{links.map(({ label, href, isExternal }) => (
									<li key={label}>
										<Link
											href={href}
											isExternal={isExternal}
											hasArrow={isExternal}
										>
											{label}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					))}
					<div>
						<h2>{site.hoursTitle}</h2>
						<Hours hours={site.hours} />
						<div className={css.contact}>
							<address>
								<Link href="/contact#find-us">
									{site.addressLines.map((line) => (
										<span key={line} className={layout.line}>
											{line}{" "}
										</span>
									))}
								</Link>
							</address>
							<Link href={`tel:${site.phoneNumber}`}>{site.phone}</Link>
							<Link href={`mailto:${site.email}`}>{site.email}</Link>
						</div>
					</div>
				</div>
				<div className={`${layout.row} ${layout.ends} ${css.end}`}>
					<p>
						© <span data-year="" /> {site.name}
					</p>
					<p>{`${site.place}. ${site.parkingNote}`}</p>
				</div>
				{site.measurement && (
					<Island
						name="PrivacyControl"
						component={PrivacyControl}
						load="idle"
						props={{
							labels: {
								states: site.measurement.labels.states,
								change: site.measurement.labels.change,
							},
						}}
					/>
				)}
			</div>
		</footer>
	);
}

function Hours({ hours: rows }: Pick<Site, "hours">) {
	return (
		<table className={css.hours}>
			<tbody>
				{rows.map(({ days, hours }) => (
					<tr key={days}>
						<th scope="row">{days}</th>
						<td>{hours}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
