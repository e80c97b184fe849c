import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { frameMaxRetries } from "#lib/constants.ts";
import type { Contact } from "#lib/gym.ts";
import { Button, buttonLook } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import css from "./frame.module.css";
import type { useProviderFrame } from "./use-provider-frame.ts";

/** What all frames say while they are slow or down. */
export type FrameHelp = {
	slow: string;
	/** That a call or an email does as well. */
	talk: string;
	retry: string;
	contact: Contact;
};

/** What a frame says while it is not there yet, or down. */
export type FrameWords = {
	loading: string;
	/** On the link to the provider's own page. */
	direct: string;
	failed: { title: string; text: string };
	help: FrameHelp;
};

type ProviderPage = { src: string; words: FrameWords };

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

/** Loading, slow or failed; empty while the frame works. */
export function FrameStatus({
	src,
	words,
	placeholder,
	phase,
	attempt,
	isReplaced,
	showsFallback,
	hasProbeFailed,
	retry,
}: Props) {
	const { help } = words;
	const retryButton = attempt < frameMaxRetries && (
		<Button variant="outline" onClick={retry}>
			{help.retry}
		</Button>
	);
	return (
		<div className={css.status} role="status">
			{!isReplaced && phase !== "ready" && phase !== "failed" && (
				// No loading sign without scripts: NoScriptFallback replaces it.
				<div
					className={`${css.cover} ${css.loading} ${only.withScript}`}
					data-drawn={placeholder ? "" : undefined}
				>
					{placeholder ?? <span className={css.loader} />}
					<p className={placeholder ? "visually-hidden" : undefined}>
						{words.loading}
					</p>
				</div>
			)}
			{showsFallback && (
				<p className={css.slow}>
					{help.slow}{" "}
					<Link href={src} isExternal>
						{words.direct}
					</Link>
					, or <ContactLinks contact={help.contact} />
					{hasProbeFailed && retryButton}
				</p>
			)}
			{isReplaced && (
				<div className={`${css.cover} ${css.replacement}`}>
					<CalendarX className="icon" />
					<h3>{words.failed.title}</h3>
					<p>{words.failed.text}</p>
					<p className={css.fallbackActions}>
						<DirectButton src={src} words={words} />
						{retryButton}
					</p>
					<ContactFallback contact={help.contact} />
				</div>
			)}
		</div>
	);
}

/** Shown without scripts, or when they cannot start. */
export function NoScriptFallback({ src, words }: ProviderPage) {
	return (
		<div className={`${css.cover} ${css.withoutScript} ${only.withoutScript}`}>
			<DirectButton src={src} words={words} />
			<ContactFallback contact={words.help.contact} />
		</div>
	);
}

function DirectButton({ src, words }: ProviderPage) {
	return (
		<Link href={src} isExternal hasArrow {...buttonLook()}>
			{words.direct}
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
