import { Island } from "#islands/island.tsx";
import {
	ContactFrame,
	type ContactFrameContent,
} from "#pages/contact/contact-frame.tsx";
import split from "#ui/layout/split.module.css";
import visibility from "#ui/layout/visibility.module.css";
import contactDetails from "./contact-details.module.css";

type Props = ContactFrameContent & { title: string };

/** The provider's form (CONT-04, EMBED-02); loads near the viewport without a click. */
export function ContactForm({ title, form, url }: Props) {
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
