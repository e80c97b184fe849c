import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { frameMaxRetries } from "#lib/constants.ts";
import type { Contact } from "#lib/gym.ts";
import { Button, buttonProps } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import css from "./frame.module.css";
import type { useProviderFrame } from "./use-provider-frame.ts";

type FrameHelp = {
	slow: string;
	talk: string;
	retry: string;
	contact: Contact;
};

export type FrameLabels = {
	loading: string;
	direct: string;
	failed: { title: string; text: string };
	help: FrameHelp;
};

type ProviderPage = { src: string; labels: FrameLabels };

type Props = ProviderPage &
	Pick<
		ReturnType<typeof useProviderFrame>,
		| "phase"
		| "attempt"
		| "isReplaced"
		| "showsFallback"
		| "hasProbeFailed"
		| "retry"
	> & { skeleton: ReactNode };

export function FrameStatus({
	src,
	labels,
	skeleton,
	phase,
	attempt,
	isReplaced,
	showsFallback,
	hasProbeFailed,
	retry,
}: Props) {
	const { help } = labels;
	const isPending = !isReplaced && phase !== "ready";
	const retryButton = attempt < frameMaxRetries && (
		<Button variant="outline" onClick={retry}>
			{help.retry}
		</Button>
	);
	const loadingCover = isPending && (
		<div
			className={`${css.cover} ${css.loadingCover} ${visibility.jsOnly}`}
			data-skeleton={skeleton ? "" : undefined}
		>
			{skeleton ?? <span className={css.spinner} />}
			<p className={skeleton ? "visually-hidden" : undefined}>
				{labels.loading}
			</p>
		</div>
	);
	const status = (
		<div className={css.status} role="status">
			{!showsFallback && loadingCover}
			{showsFallback && (
				<p className={css.slow}>
					{help.slow}{" "}
					<Link href={src} isExternal>
						{labels.direct}
					</Link>
					, or <ContactLinks contact={help.contact} />
					{hasProbeFailed && retryButton}
				</p>
			)}
			{isReplaced && (
				<div className={`${css.cover} ${css.replacement}`}>
					<CalendarX className="icon" />
					<h3>{labels.failed.title}</h3>
					<p>{labels.failed.text}</p>
					<p className={css.fallbackActions}>
						<DirectButton src={src} labels={labels} />
						{retryButton}
					</p>
					<ContactFallback contact={help.contact} />
				</div>
			)}
		</div>
	);
	// A status with fallback links sticks to the viewport's bottom. The loading cover is then
	// outside the status, so that it does not stick.
	return (
		<>
			{showsFallback && loadingCover}
			{status}
		</>
	);
}

export function NoScriptFallback({ src, labels }: ProviderPage) {
	return (
		<div className={`${css.cover} ${css.withoutScript} ${visibility.noJsOnly}`}>
			<DirectButton src={src} labels={labels} />
			<ContactFallback contact={labels.help.contact} />
		</div>
	);
}

function DirectButton({ src, labels }: ProviderPage) {
	return (
		<Link href={src} isExternal hasArrow {...buttonProps()}>
			{labels.direct}
		</Link>
	);
}

function ContactFallback({ contact }: { contact: Contact }) {
	return (
		<p>
			Or <ContactLinks contact={contact} />
		</p>
	);
}
