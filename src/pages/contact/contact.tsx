import contact from "content:contact";
import consultation from "content:dialog-consultation";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { BelowHead } from "#ui/section/below-head.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactHead } from "./contact-head.tsx";
import { FindUs } from "./find-us.tsx";

export const handle: PageHandle = { page: contact };

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
