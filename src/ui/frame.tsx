import { CalendarX } from "lucide-react";
import { type ReactNode, useEffect, useReducer, useRef } from "react";
import {
	frameFailedAfter,
	frameMaxRetries,
	frameSlowAfter,
} from "#lib/constants.ts";
import { initialFrameState, nextFrameState } from "#lib/frame-state.ts";
import { readProviderMessage } from "#lib/provider-message.ts";
import { Button, buttonLook } from "./button.tsx";
import { Link } from "./link.tsx";

export type FrameWords = {
	loading: string;
	/** The link to the provider's own page. */
	direct: string;
	slow: string;
	retry: string;
	failed: { title: string; text: string };
};

type Props = {
	/** Read out by screen readers as the name of the frame. */
	title: string;
	/** The provider's page. */
	src: string;
	/** The space that is kept free before and after loading. */
	space: "600" | "700" | "900" | "1100" | "map";
	/** Loads the frame; while false only the cover stands in its place. */
	isActive: boolean;
	words: FrameWords;
	/** How to get in touch instead: links to phone and email. */
	contact: ReactNode;
	/** The provider's page never sends messages (a map): its load alone counts. */
	isSilent?: boolean;
	/** The control that asked for this frame is gone: the focus comes here instead of getting lost. */
	takesFocus?: boolean;
	/** Drawn while it loads, instead of the loading bar. */
	placeholder?: ReactNode;
	/** Parameters of this page that the provider may ask for. */
	params?: Readonly<Record<string, string>>;
	/** A booking or form is finished; told once per fingerprint, with the address that the provider would lead to. */
	onCompleted?: (wantedUrl: string | undefined) => void;
	/** The visitor has gone to work inside the frame. */
	onTouched?: () => void;
};

/** Popups keep their rights, and the frame cannot send the page away: completion reaches us as a message. */
const sandbox =
	"allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * A page of another company. It says what it is doing while it loads, offers another way after 8 s and when it
 * fails, and is never an empty box (docs/decisions/0005-frames.md). Without script the other way stands in its place.
 */
export function Frame({
	title,
	src,
	space,
	isActive,
	words,
	contact,
	isSilent = false,
	takesFocus = false,
	placeholder,
	params = {},
	onCompleted,
	onTouched,
}: Props) {
	const [state, dispatch] = useReducer(nextFrameState, initialFrameState);
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const talk = useRef({ params, onCompleted, onTouched });
	useEffect(() => {
		talk.current = { params, onCompleted, onTouched };
	});

	useEffect(() => {
		if (takesFocus) box.current?.focus({ preventScroll: true });
	}, [takesFocus]);

	useEffect(() => {
		if (!isActive) return;
		const origin = new URL(src).origin;
		const completed = new Set<string>();
		let wantedUrl: string | undefined;

		const hear = (event: MessageEvent<unknown>) => {
			const element = frame.current;
			if (
				!element ||
				event.source !== element.contentWindow ||
				event.origin !== origin
			)
				return;
			dispatch("spoke");
			const message = readProviderMessage(event.data);
			if (message.kind === "height")
				element.style.height = `${message.height}px`;
			if (message.kind === "asksForParams") {
				const page = location.origin + location.pathname;
				element.contentWindow?.postMessage(
					["query-params", talk.current.params, page, "", message.frameId],
					origin,
				);
			}
			if (message.kind === "wantsUrl") wantedUrl = message.url;
			if (message.kind === "completed" && !completed.has(message.fingerprint)) {
				completed.add(message.fingerprint);
				talk.current.onCompleted?.(wantedUrl);
			}
		};
		const notice = () => {
			if (document.activeElement === frame.current) talk.current.onTouched?.();
		};
		addEventListener("message", hear);
		addEventListener("blur", notice);
		return () => {
			removeEventListener("message", hear);
			removeEventListener("blur", notice);
			dispatch("closed");
		};
	}, [isActive, src]);

	const { attempt } = state;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is watched anew
	useEffect(() => {
		if (!isActive) return;
		const slow = setTimeout(dispatch, frameSlowAfter, "slow");
		const timedOut = setTimeout(dispatch, frameFailedAfter, "timedOut");
		const probe = new AbortController();
		// A frame reports "load" for the browser's own error page too: only a request tells whether anyone answers.
		fetch(src, {
			method: "HEAD",
			mode: "no-cors",
			credentials: "omit",
			signal: probe.signal,
		}).catch(() => {
			if (!probe.signal.aborted) fail("could not be reached");
		});
		return () => {
			clearTimeout(slow);
			clearTimeout(timedOut);
			probe.abort();
		};
	}, [isActive, src, attempt]);

	function fail(reason: string): void {
		console.warn(`The frame "${title}" ${reason}: ${src}`);
		dispatch("unreachable");
	}

	/** The button goes away with the failure that it stands in. */
	function retry(): void {
		dispatch("retried");
		box.current?.focus({ preventScroll: true });
	}

	const isWaiting = !isActive || state.phase === "loading";
	const hasFailed = isActive && state.phase === "failed";
	const isSlow =
		isActive && state.isSlow && !(isSilent && state.phase === "ready");
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
		<div
			ref={box}
			className="frame"
			role="group"
			aria-label={title}
			tabIndex={-1}
			data-height={space}
			data-state={isActive ? state.phase : "idle"}
			data-slow={isSlow ? "" : undefined}
		>
			{isActive && !state.isUnreachable ? (
				<iframe
					key={attempt}
					ref={frame}
					title={title}
					src={src}
					sandbox={sandbox}
					referrerPolicy="strict-origin-when-cross-origin"
					onLoad={() => dispatch("loaded")}
					// React does not listen for a frame's own error event, only on its way down.
					onErrorCapture={() => fail("failed to load")}
				/>
			) : (
				<div className="frame-space" />
			)}
			<div className="frame-status" role="status">
				{isWaiting && (
					<div className="frame-cover frame-loading">
						{placeholder ?? <Loader />}
						<p className={placeholder ? "spoken" : undefined}>
							{words.loading}
						</p>
					</div>
				)}
				{isSlow && (
					<p className="frame-slow">
						{words.slow} <Ways src={src} words={words} contact={contact} />
					</p>
				)}
				{hasFailed && (
					<div className="frame-cover">
						<CalendarX className="icon" />
						<h3>{words.failed.title}</h3>
						<p>{words.failed.text}</p>
						<p className="frame-ways">
							<DirectLink src={src} words={words} />
							{attempt < frameMaxRetries && (
								<Button variant="outline" onClick={retry}>
									{words.retry}
								</Button>
							)}
						</p>
						<p>Or {contact}</p>
					</div>
				)}
			</div>
			{isWaiting && (
				<div className="frame-cover frame-without-script">
					<DirectLink src={src} words={words} />
					<p>Or {contact}</p>
				</div>
			)}
		</div>
	);
}

function Loader() {
	return (
		<span className="loader" aria-hidden="true">
			<i />
			<i />
			<i />
			<i />
		</span>
	);
}

function DirectLink({ src, words }: { src: string; words: FrameWords }) {
	return (
		<Link href={src} isExternal hasArrow {...buttonLook()}>
			{words.direct}
		</Link>
	);
}

function Ways({
	src,
	words,
	contact,
}: {
	src: string;
	words: FrameWords;
	contact: ReactNode;
}) {
	return (
		<>
			<Link href={src} isExternal>
				{words.direct}
			</Link>
			, or {contact}
		</>
	);
}
