import { PrivacyControl } from "content:measuring";
import shell from "content:shell";
import { Island } from "#islands/island.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import barbellRule from "#ui/barbell-rule/barbell-rule.module.css";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { deferRendering } from "#ui/section/defer-rendering.ts";
import { Logo } from "../header/logo.tsx";
import css from "./site-footer.module.css";

/** The footer of every page (FOOT-01 to FOOT-04); src/islands/page/current-year.ts fills in the year (FOOT-05). */
export function SiteFooter() {
	return (
		<footer className={`${css.siteFooter} on-dark`} {...deferRendering}>
			<div className={layout.wrap}>
				<hr className={barbellRule.barbellRule} data-weight-plates="2" />
				<div className={css.columns}>
					<div className={css.about}>
						<Logo isCopy />
						<p>{shell.description}</p>
						<SocialLinks />
					</div>
					{shell.footerGroups.map(({ title, links }) => (
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
						<h2>{shell.hoursTitle}</h2>
						<Hours />
						<div className={css.contact}>
							<address>
								<Link href="/contact#find-us">
									{shell.addressLines.map((line) => (
										<span key={line} className={layout.line}>
											{line}{" "}
										</span>
									))}
								</Link>
							</address>
							<Link href={`tel:${shell.phoneNumber}`}>{shell.phone}</Link>
							<Link href={`mailto:${shell.email}`}>{shell.email}</Link>
						</div>
					</div>
				</div>
				<div className={`${layout.row} ${layout.ends} ${css.end}`}>
					<p>
						© <span data-year="" /> {shell.name}
					</p>
					<p>{`${shell.place}. ${shell.parkingNote}`}</p>
				</div>
				{shell.hasMeasurement && (
					<Island name="PrivacyControl" component={PrivacyControl} props={{}} />
				)}
			</div>
		</footer>
	);
}

function Hours() {
	return (
		<table className={css.hours}>
			<tbody>
				{shell.hours.map(({ days, hours }) => (
					<tr key={days}>
						<th scope="row">{days}</th>
						<td>{hours}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
