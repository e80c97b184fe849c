import { DirectLink } from "#booking/direct-link.tsx";
import { Frame } from "#booking/frame.tsx";
import { leadFrameUrl } from "#booking/lead-frame.tsx";
import { useIsHydrated } from "#ui/browser/use-is-hydrated.ts";
import css from "./contact-frame.module.css";
import type { ContactPageProps } from "./contact-props.ts";

export function ContactFrame({
	form,
	url,
}: Pick<ContactPageProps["message"], "form" | "url">) {
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
