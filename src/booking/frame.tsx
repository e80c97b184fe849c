import shell from "content:shell";
import { CalendarX } from "lucide-react";
import {
	type ReactNode,
	useEffect,
	useEffectEvent,
	useReducer,
	useRef,
} from "react";
import {
	frameFailedAfter,
	frameMaxRetries,
	frameSlowAfter,
} from "#lib/constants.ts";
import { Button, buttonLook } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { conversation } from "./conversation.ts";
import css from "./frame.module.css";
import {
	framePhase,
	initialFrameState,
	needsWays,
	nextFrameState,
} from "./frame-state.ts";
import { provider } from "./provider.ts";

type Props = {
	/** Read out by screen readers as the name of the frame. */
	title: string;
	/** The provider's page. It may ask for what is in its query. */
	src: string;
	/** The space that is kept free before and after loading. */
	space: "600" | "700" | "900" | "1100" | "map" | "video";
	/** Loads the frame; while false only the cover stands in its place. */
	isActive: boolean;
	/** `direct` is the link to the provider's own page. */
	words: Pick<
		(typeof shell.dialogs)["freeTrial"],
		"loading" | "direct" | "failed"
	>;
	/** The provider's page never sends messages (a map): its load alone counts. */
	isSilent?: boolean;
	/** The control that asked for this frame is gone: the focus comes here instead of getting lost. */
	takesFocus?: boolean;
	/** Drawn while it loads, instead of the loading bar. */
	placeholder?: ReactNode;
	/** Browser features that the page may use, as in the attribute: "fullscreen; picture-in-picture". */
	allow?: string;
	/** A booking or form is finished; called once, with the address that the provider would lead to. */
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
	isSilent = false,
	takesFocus = false,
	placeholder,
	allow,
	onCompleted,
	onTouched,
}: Props) {
	const [state, dispatch] = useReducer(nextFrameState, initialFrameState);
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const complete = useEffectEvent((wantedUrl: string | undefined) =>
		onCompleted?.(wantedUrl),
	);
	const notice = useEffectEvent(() => {
		if (document.activeElement !== frame.current) return;
		dispatch("touched");
		onTouched?.();
	});

	useEffect(() => {
		if (!isActive) return;
		const { origin, searchParams } = new URL(src);
		const say = conversation(provider, {
			setHeight: (pixels) => {
				if (frame.current) frame.current.style.height = `${pixels}px`;
			},
			params: Object.fromEntries(searchParams),
			address: () => location.origin + location.pathname,
			answer: (message) =>
				frame.current?.contentWindow?.postMessage(message, origin),
			complete,
		});

		const receive = (event: MessageEvent<unknown>) => {
			if (event.source !== frame.current?.contentWindow) return;
			if (event.origin !== origin) return;
			dispatch("messaged");
			say(event.data);
		};
		addEventListener("message", receive);
		addEventListener("blur", notice);
		return () => {
			removeEventListener("message", receive);
			removeEventListener("blur", notice);
			dispatch("closed");
		};
	}, [isActive, src]);

	const { attempt, facts } = state;
	// The button that asked for the frame, or for another try, may be gone.
	useEffect(() => {
		if (takesFocus || attempt > 0) box.current?.focus({ preventScroll: true });
	}, [takesFocus, attempt]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is watched anew
	useEffect(() => {
		if (!isActive) return;
		const slow = setTimeout(dispatch, frameSlowAfter, "slow");
		const timedOut = setTimeout(dispatch, frameFailedAfter, "timedOut");
		const probe = new AbortController();
		// A frame reports "load" for the browser's own error page too. A request may tell whether anyone answers, and may
		// fail where the frame loads: for Cross-Origin-Resource-Policy, or a browser's extension.
		fetch(src, {
			method: "HEAD",
			mode: "no-cors",
			credentials: "omit",
			signal: probe.signal,
		}).catch(() => {
			if (!probe.signal.aborted)
				report(
					"could not be reached",
					navigator.onLine ? "doubted" : "unreachable",
				);
		});
		return () => {
			clearTimeout(slow);
			clearTimeout(timedOut);
			probe.abort();
		};
	}, [isActive, src, attempt]);

	function report(reason: string, event: "doubted" | "unreachable"): void {
		console.warn(`The frame "${title}" ${reason}: ${src}`);
		dispatch(event);
	}

	const retryButton = attempt < frameMaxRetries && (
		<Button variant="outline" onClick={() => dispatch("retried")}>
			{shell.frameWords.retry}
		</Button>
	);
	const directLink = (
		<Link href={src} isExternal hasArrow {...buttonLook()}>
			{words.direct}
		</Link>
	);
	const otherwise = (
		<p>
			Or <ContactWays />
		</p>
	);
	const phase = isActive ? framePhase(state, isSilent) : "idle";
	const isWaiting = phase === "idle" || phase === "loading";
	const hasWays = isActive && needsWays(state, isSilent);
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
		<div
			ref={box}
			className={`${css.frame} ${only.onScreen}`}
			role="group"
			aria-label={title}
			tabIndex={-1}
			data-height={space}
			data-state={phase}
			data-slow={hasWays ? "" : undefined}
		>
			{isActive && (facts.has("messaged") || !facts.has("unreachable")) ? (
				<iframe
					key={attempt}
					ref={frame}
					title={title}
					src={src}
					sandbox={sandbox}
					allow={allow}
					referrerPolicy="strict-origin-when-cross-origin"
					onLoad={() => dispatch("loaded")}
					// React does not listen for a frame's own error event, only on its way down.
					onErrorCapture={() => report("failed to load", "unreachable")}
				/>
			) : (
				<div className={css.space} />
			)}
			<div className={css.status} role="status">
				{isWaiting && (
					// A loader promises something to come: without script, or when it cannot start, the ways out take its place.
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
				{hasWays && (
					<p className={css.slow}>
						{shell.frameWords.slow}{" "}
						<Link href={src} isExternal>
							{words.direct}
						</Link>
						, or <ContactWays />
						{facts.has("doubted") && retryButton}
					</p>
				)}
				{phase === "failed" && (
					<div className={css.cover}>
						<CalendarX className="icon" />
						<h3>{words.failed.title}</h3>
						<p>{words.failed.text}</p>
						<p className={css.ways}>
							{directLink}
							{retryButton}
						</p>
						{otherwise}
					</div>
				)}
			</div>
			{isWaiting && (
				<div
					className={`${css.cover} ${css.withoutScript} ${only.withoutScript}`}
				>
					{directLink}
					{otherwise}
				</div>
			)}
		</div>
	);
}
