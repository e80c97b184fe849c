import shell from "content:shell";
import words from "content:thank-you";
import type corporate from "content:thank-you-corporate";
import { Navigation } from "lucide-react";
import type { ReactNode } from "react";
import { Island } from "#islands/island.tsx";
import { MapFrame } from "#sections/map-frame.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./thank-you.module.css";

type Props = Pick<
	typeof corporate,
	"headline" | "lead" | "steps" | "placeTitle"
> & {
	/** Where the gym writes itself into the visitor's calendar; above the steps. */
	time?: ReactNode;
	/** Belongs to the first step: a button. */
	firstAction?: ReactNode;
	/** Below the steps. */
	children: ReactNode;
};

/** After a booking or a request: what happens next, how to get here, how to reach us (TY-01 to TY-13). */
export function ThankYou({
	headline,
	lead,
	steps,
	placeTitle,
	time,
	firstAction,
	children,
}: Props) {
	return (
		<>
			<PageHeader>
				<h1 tabIndex={-1}>{headline}</h1>
				<p className="lead">{lead}</p>
			</PageHeader>
			<div
				className={`${layout.wrap} ${layout.split} ${css.thankYou}`}
				data-aside="end"
				data-aside-width="narrow"
			>
				<div className={layout.splitMain}>
					{time}
					<FeatureList
						variant="steps"
						heading="h2"
						points={steps.map((step, position) =>
							position === 0 ? { ...step, more: firstAction } : step,
						)}
					/>
					{children}
				</div>
				<PlaceTicket title={placeTitle} />
			</div>
		</>
	);
}

/** Where the gym is and how to reach it: address, directions, map on request, phone, text, email and profiles. */
function PlaceTicket({ title }: { title: string }) {
	const { phone, phoneNumber, email } = shell;
	const ways = [
		{ name: words.phone, href: `tel:${phoneNumber}`, label: phone },
		{ name: words.text, href: `sms:${phoneNumber}`, label: words.textAction },
		{ name: words.email, href: `mailto:${email}`, label: email },
	];
	return (
		<section
			className={`${layout.splitAside} ${css.placeTicket}`}
			aria-labelledby="place-title"
		>
			<h2 id="place-title">{title}</h2>
			<address>
				{shell.addressLines.map((line) => (
					<span key={line} className={layout.line}>
						{line}
					</span>
				))}
				<span className="muted">{shell.parkingNote}</span>
			</address>
			<p>
				<Link href={words.directionsUrl} isExternal className="text-link">
					<Navigation className="icon" />
					{words.directions}
				</Link>
			</p>
			<Island
				name="MapFrame"
				component={MapFrame}
				load="interaction"
				props={{}}
			/>
			<DescriptionList
				rows={ways.map(({ name, href, label }) => ({
					name,
					value: <Link href={href}>{label}</Link>,
				}))}
			/>
			<SocialLinks />
		</section>
	);
}
