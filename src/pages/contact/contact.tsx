import { primaryDialogIds } from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { MapFrame } from "#sections/map-frame.tsx";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import css from "./contact.module.css";
import contactDetails from "./contact-details.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { ContactFrame } from "./contact-frame.tsx";
import type { ContactPageProps } from "./contact-props.ts";

export function ContactPage({
	headline,
	lead,
	actions,
	message,
	details,
	openNow,
	findUs,
	map,
	gym,
	consultation,
}: ContactPageProps) {
	return (
		<>
			<ContactHeader
				headline={headline}
				lead={lead}
				actions={actions}
				consultation={consultation}
			/>
			<div
				className={`${layout.wrap} ${split.split}`}
				data-aside="end"
				data-aside-width="narrow"
			>
				<ContactForm {...message} />
				<ContactDetails details={details} openNow={openNow} gym={gym} />
			</div>
			<FindUs findUs={findUs} map={map} gym={gym} />
		</>
	);
}

function ContactHeader({
	headline,
	lead,
	actions,
	consultation,
}: Pick<ContactPageProps, "headline" | "lead" | "actions" | "consultation">) {
	return (
		<PageHeader className={css.header}>
			<h1>{headline}</h1>
			<p className="lead">{lead}</p>
			<p className={`${layout.row} ${css.actions}`}>
				<Button size="lg" opens={consultation.dialogId}>
					{actions.consultation}
				</Button>
				<Button size="lg" variant="outline" opens={primaryDialogIds.default}>
					{actions.freeTrial}
				</Button>
			</p>
		</PageHeader>
	);
}

function ContactForm({ title, form, url }: ContactPageProps["message"]) {
	return (
		<section
			className={`${split.main} ${visibility.screenOnly}`}
			aria-labelledby="message"
		>
			<h2 id="message" className={contactDetails.title}>
				{title}
			</h2>
			<Island
				name="ContactFrame"
				component={ContactFrame}
				props={{ form, url }}
			/>
		</section>
	);
}

function FindUs({
	findUs,
	map,
	gym,
}: Pick<ContactPageProps, "findUs" | "map" | "gym">) {
	return (
		<TitledSection
			id="find-us"
			title={findUs.title}
			lead={findUs.text}
			className={css.findUs}
		>
			<Island
				name="MapFrame"
				component={MapFrame}
				load="interaction"
				props={{ map, isWide: true }}
			/>
			<div className={`${layout.row} ${layout.ends} ${css.directions}`}>
				<address>{gym.addressLines.join(", ")}</address>
				<p className={`${layout.row} ${visibility.screenOnly} muted`}>
					<span>{findUs.directions}</span>
					<Link
						href={findUs.appleUrl}
						isExternal
						hasArrow
						className="text-link"
					>
						{findUs.apple}
					</Link>
					<Link
						href={findUs.googleUrl}
						isExternal
						hasArrow
						className="text-link"
					>
						{findUs.google}
					</Link>
				</p>
			</div>
		</TitledSection>
	);
}
