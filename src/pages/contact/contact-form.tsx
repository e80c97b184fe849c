import contact from "content:contact";
import { useRef } from "react";
import { DirectLink } from "#booking/direct-link.tsx";
import { Frame } from "#booking/frame.tsx";
import { leadAddress } from "#booking/lead-frame.tsx";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import contactDetails from "./contact-details.module.css";
import css from "./contact-form.module.css";

/** The provider's form (CONT-04, EMBED-02). It is what the visitor came for: it loads when it comes into reach. */
export function ContactForm() {
	const { title, form, url } = contact.message;
	const section = useRef<HTMLElement>(null);
	const isNear = useNearViewport(section);
	const address = leadAddress(url, isNear);
	return (
		<section
			ref={section}
			className={layout.splitBody}
			aria-labelledby="message"
		>
			<h2 id="message" className={contactDetails.title}>
				{title}
			</h2>
			<Frame
				title={form.frameTitle}
				src={address}
				height="900"
				isActive={isNear}
				words={form}
				placeholder={<FormDrawing />}
				footer={<DirectLink href={address} text={form.direct} />}
			/>
		</section>
	);
}

/** Fields as they will stand there. */
function FormDrawing() {
	return (
		<span className={css.drawing} aria-hidden="true">
			<i />
			<i />
			<i />
			<i />
			<i />
			<i />
			<i />
			<i />
			<i />
		</span>
	);
}
