import contact from "content:contact";
import consultation from "content:dialog-consultation";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { pageLinks, pageTags } from "#lib/head.ts";
import { plainPage } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactHead } from "./contact-head.tsx";
import { FindUs } from "./find-us.tsx";

export const handle = plainPage;
export const meta = () => pageTags(contact.head);
export const links = () => pageLinks(contact.head);

export default function ContactPage() {
	return (
		<>
			<ContactHead page={contact} />
			<BelowHead>
				<div
					className={`${layout.wrap} ${layout.split}`}
					data-picture="narrow-end"
				>
					<ContactForm message={contact.message} />
					<ContactDetails details={contact.details} />
				</div>
				<FindUs findUs={contact.findUs} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
