import shell from "content:shell";
import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { frameMaxRetries } from "#lib/constants.ts";
import { Button, buttonProps } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import css from "./frame.module.css";
import type { useProviderFrame } from "./use-provider-frame.ts";

export type FrameLabels = Pick<
	(typeof shell.dialogs)["freeTrial"],
	"loading" | "direct" | "failed"
>;

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
	const retryButton = attempt < frameMaxRetries && (
		<Button variant="outline" onClick={retry}>
			{shell.frameWords.retry}
		</Button>
	);
	return (
		<div className={css.status} role="status">
			{!isReplaced && phase !== "ready" && phase !== "failed" && (
				// No spinner without scripts: NoScriptFallback replaces it.
				<div
					className={`${css.cover} ${css.loading} ${visibility.jsOnly}`}
					data-skeleton={placeholder ? "" : undefined}
				>
					{placeholder ?? <span className={css.loader} />}
					<p className={placeholder ? "visually-hidden" : undefined}>
						{labels.loading}
					</p>
				</div>
			)}
			{showsFallback && (
				<p className={css.slow}>
					{shell.frameWords.slow}{" "}
					<Link href={src} isExternal>
						{labels.direct}
					</Link>
					, or <ContactLinks />
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
					<ContactFallback />
				</div>
			)}
		</div>
	);
}

/** Shown without scripts, or when they fail to start. */
export function NoScriptFallback({ src, labels }: ProviderPage) {
	return (
		<div className={`${css.cover} ${css.withoutScript} ${visibility.noJsOnly}`}>
			<DirectButton src={src} labels={labels} />
			<ContactFallback />
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

function ContactFallback() {
	return (
		<p>
			Or <ContactLinks />
		</p>
	);
}
