import contact from "content:contact";
import consultation from "content:dialog-consultation";
import shell from "content:shell";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { Island } from "#islands/island.tsx";
import { MapFrame } from "#sections/map-frame.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { PageHeader } from "#ui/section/page-header.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";

export const handle: PageHandle = { page: contact };

export default function ContactPage() {
	return (
		<>
			<ContactHead />
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-aside="end"
				data-aside-width="narrow"
			>
				<ContactForm />
				<ContactDetails />
			</div>
			<FindUs />
			<Island
				name="FrameDialog"
				component={FrameDialog}
				load="dialog"
				props={{ dialog: consultation }}
			/>
		</>
	);
}

/** The promise of an answer, and the two things that can be booked at once (CONT-01 to CONT-03). */
function ContactHead() {
	const { headline, lead, actions } = contact;
	return (
		<PageHeader className={css.head}>
			<h1 tabIndex={-1}>{headline}</h1>
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

/** Where the gym is, and the way there (CONT-07). */
function FindUs() {
	const { findUs } = contact;
	return (
		<Section
			id="find-us"
			title={findUs.title}
			lead={findUs.text}
			className={css.findUs}
		>
			<Island
				name="MapFrame"
				component={MapFrame}
				load="interaction"
				props={{ isWide: true }}
			/>
			<div className={`${layout.row} ${layout.ends} ${css.way}`}>
				<address>{shell.addressLines.join(", ")}</address>
				<p className={`${layout.row} muted`}>
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
		</Section>
	);
}
