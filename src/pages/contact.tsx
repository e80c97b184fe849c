import contact from "content:contact";
import consultation from "content:dialog-consultation";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { ContactForm } from "#sections/contact/contact-form.tsx";
import { ContactHead } from "#sections/contact/contact-head.tsx";
import { FindUs } from "#sections/contact/find-us.tsx";
import { FrameDialog } from "#sections/frame-dialog.tsx";
import { headLinks, headTags } from "#seo/head-tags.ts";
import { BelowHead } from "#ui/below-head.tsx";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(contact.head);
export const links = () => headLinks(contact.head);

export default function ContactPage() {
	return (
		<>
			<ContactHead page={contact} />
			<BelowHead>
				<div className="wrap split" data-picture="narrow-end">
					<ContactForm message={contact.message} />
					<ContactDetails details={contact.details} />
				</div>
				<FindUs findUs={contact.findUs} />
				<FrameDialog dialog={consultation} space="600" />
			</BelowHead>
		</>
	);
}
