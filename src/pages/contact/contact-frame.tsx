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
	const frameUrl = leadFrameUrl(url, isActive);
	return (
		<Frame
			title={form.frameTitle}
			src={frameUrl}
			height="900"
			isActive={isActive}
			labels={form}
			skeleton={<FormSkeleton />}
			footer={<DirectLink href={frameUrl} text={form.direct} />}
		/>
	);
}

function FormSkeleton() {
	return (
		<span className={css.formSkeleton} aria-hidden="true">
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
