import type contact from "content:contact";
import shell from "content:shell";
import { useRef } from "react";
import { withParams } from "#lib/campaign.ts";
import { Frame } from "#ui/frame.tsx";
import { useNearViewport } from "#ui/near-viewport.ts";
import { ContactWays } from "../contact-ways.tsx";
import { leadParams } from "../lead-frame.tsx";

type Props = { message: (typeof contact)["message"] };

/** The provider's form (CONT-04, EMBED-02). It is what the visitor came for: it loads when it comes into reach. */
export function ContactForm({ message: { title, form, url } }: Props) {
	const section = useRef<HTMLElement>(null);
	const isNear = useNearViewport(section);
	const params = leadParams(isNear);
	return (
		<section ref={section} className="split-body" aria-labelledby="message">
			<h2 id="message" className="contact-title">
				{title}
			</h2>
			<Frame
				title={form.frameTitle}
				src={withParams(url, params)}
				space="900"
				isActive={isNear}
				words={{ ...form, ...shell.frameWords }}
				contact={<ContactWays />}
				params={params}
				placeholder={<FormDrawing />}
			/>
		</section>
	);
}

/** Fields as they will stand there. */
function FormDrawing() {
	return (
		<span className="form-drawing" aria-hidden="true">
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
