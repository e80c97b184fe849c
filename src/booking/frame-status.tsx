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
	> & { placeholder: ReactNode };

export function FrameStatus({
	src,
	labels,
	placeholder,
	phase,
	attempt,
	isReplaced,
	showsFallback,
	hasProbeFailed,
	retry,
}: Props) {
	const { help } = labels;
	const isLoading = !isReplaced && phase !== "ready" && phase !== "failed";
	const retryButton = attempt < frameMaxRetries && (
		<Button variant="outline" onClick={retry}>
			{help.retry}
		</Button>
	);
	const spinner = isLoading && (
		<div
			className={`${css.cover} ${css.loading} ${visibility.jsOnly}`}
			data-skeleton={placeholder ? "" : undefined}
		>
			{placeholder ?? <span className={css.loader} />}
			<p className={placeholder ? "visually-hidden" : undefined}>
				{labels.loading}
			</p>
		</div>
	);
	const status = (
		<div className={css.status} role="status">
			{!showsFallback && spinner}
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
	// A status with fallback links sticks to the viewport's bottom. The spinner is then outside the
	// status, so that it does not stick.
	return (
		<>
			{showsFallback && spinner}
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
