import { Navigation } from "lucide-react";
import type { ReactNode } from "react";
import { Island } from "#islands/island.tsx";
import { MapFrame } from "#sections/map-frame.tsx";
import { SocialLinks } from "#sections/social-links.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import css from "./thank-you.module.css";
import type { ThankYouProps } from "./thank-you-props.ts";

type Props = ThankYouProps & {
	/** The "Add to calendar" block, above the steps. */
	time?: ReactNode;
	firstAction?: ReactNode;
	children: ReactNode;
};

/**
 * The page after a booking or request: next steps, directions and contact details (TY-01 to
 * TY-13).
 */
export function ThankYou({
	headline,
	lead,
	steps,
	placeTitle,
	place,
	gym,
	map,
	time,
	firstAction,
	children,
}: Props) {
	return (
		<>
			<PageHeader>
				<h1>{headline}</h1>
				<p className="lead">{lead}</p>
			</PageHeader>
			<div
				className={`${layout.wrap} ${split.split} ${css.thankYou}`}
				data-aside="end"
				data-aside-width="narrow"
			>
				<div className={split.main}>
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
				<PlaceTicket title={placeTitle} labels={place} gym={gym} map={map} />
			</div>
		</>
	);
}

function PlaceTicket({
	title,
	labels,
	gym,
	map,
}: Pick<ThankYouProps, "gym" | "map"> & {
	title: string;
	labels: ThankYouProps["place"];
}) {
	const { phone, phoneNumber, email } = gym;
	const ways = [
		{ name: labels.phone, href: `tel:${phoneNumber}`, label: phone },
		{ name: labels.text, href: `sms:${phoneNumber}`, label: labels.textAction },
		{ name: labels.email, href: `mailto:${email}`, label: email },
	];
	return (
		<section
			className={`${split.aside} ${css.placeTicket}`}
			aria-labelledby="place-title"
		>
			<h2 id="place-title">{title}</h2>
			<address>
				{gym.addressLines.map((line) => (
					<span key={line} className={layout.line}>
						{line}
					</span>
				))}
				<span className="muted">{gym.parkingNote}</span>
			</address>
			<p>
				<Link href={labels.directionsUrl} isExternal className="text-link">
					<Navigation className="icon" />
					{labels.directions}
				</Link>
			</p>
			<Island
				name="MapFrame"
				component={MapFrame}
				load="interaction"
				props={{ map }}
			/>
			<DescriptionList
				rows={ways.map(({ name, href, label }) => ({
					name,
					value: <Link href={href}>{label}</Link>,
				}))}
			/>
			<SocialLinks social={gym.social} />
		</section>
	);
}
