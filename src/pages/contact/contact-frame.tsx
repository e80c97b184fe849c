import { DirectLink } from "#booking/direct-link.tsx";
import { Frame } from "#booking/frame.tsx";
import type { FrameLabels } from "#booking/frame-status.tsx";
import { leadFrameUrl } from "#booking/lead-frame.tsx";
import { useIsHydrated } from "#ui/browser/use-is-hydrated.ts";
import css from "./contact-frame.module.css";

export type ContactFrameContent = {
	form: FrameLabels & { frameTitle: string };
	url: string;
};

export function ContactFrame({ form, url }: ContactFrameContent) {
	const isActive = useIsHydrated();
	const address = leadFrameUrl(url, isActive);
	return (
		<Frame
			title={form.frameTitle}
			src={address}
			height="900"
			isActive={isActive}
			labels={form}
			placeholder={<FormDrawing />}
			footer={<DirectLink href={address} text={form.direct} />}
		/>
	);
}

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
