import { useRef } from "react";
import { DirectLink } from "#booking/direct-link.tsx";
import { Frame } from "#booking/frame.tsx";
import type { FrameLabels } from "#booking/frame-status.tsx";
import { leadFrameUrl } from "#booking/lead-frame.tsx";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import css from "./contact-form.module.css";

export type ContactFrameContent = {
	form: FrameLabels & { frameTitle: string };
	url: string;
};

export function ContactFrame({ form, url }: ContactFrameContent) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	const address = leadFrameUrl(url, isNear);
	return (
		<div ref={root}>
			<Frame
				title={form.frameTitle}
				src={address}
				height="900"
				isActive={isNear}
				labels={form}
				placeholder={<FormDrawing />}
				footer={<DirectLink href={address} text={form.direct} />}
			/>
		</div>
	);
}

/** Placeholder fields shown while the form loads. */
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
