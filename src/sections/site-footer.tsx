import shell from "content:shell";
import { PrivacyControl } from "virtual:measurement";
import { useSyncExternalStore } from "react";
import { latePart } from "#ui/late-part.ts";
import { Link } from "#ui/link.tsx";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The footer of every page (FOOT-01 to FOOT-05). */
export function SiteFooter() {
	return (
		<footer className="site-footer on-dark" {...latePart}>
			<div className="wrap">
				<hr className="bar" data-plates="2" />
				<div className="footer-columns">
					<div className="footer-about">
						<Logo isCopy />
						<p>{shell.description}</p>
						<SocialLinks />
					</div>
					{shell.footerGroups.map(({ title, links }) => (
						<nav key={title} className="footer-links" aria-label={title}>
							<h2>{title}</h2>
							<ul>
								{links.map(({ label, href, isExternal }) => (
									<li key={label}>
										<Link href={href} isExternal={isExternal} hasArrow>
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
						<div className="footer-contact">
							<address>
								{shell.addressLines.map((line) => (
									<span key={line}>
										{line}
										<br />
									</span>
								))}
							</address>
							<Link href={`tel:${shell.phoneNumber}`}>{shell.phone}</Link>
							<Link href={`mailto:${shell.email}`}>{shell.email}</Link>
						</div>
					</div>
				</div>
				<div className="footer-end">
					<p>
						© <Year /> {shell.name}
					</p>
					<p>{`${shell.place}. ${shell.parkingNote}`}</p>
				</div>
				<PrivacyControl />
			</div>
		</footer>
	);
}

function Hours() {
	return (
		<table className="footer-hours">
			<tbody>
				{shell.hours.map(({ days, hours }) => (
					<tr key={days}>
						<th scope="row">{days}</th>
						<td>{hours ?? "Closed"}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const never = () => () => {};

/** The year of the visitor's clock, filled in by the browser: built HTML holds no clock (FOOT-05). */
function Year() {
	const year = useSyncExternalStore(
		never,
		() => String(new Date().getFullYear()),
		() => "",
	);
	return year;
}
