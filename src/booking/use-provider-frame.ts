import {
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useReducer,
	useRef,
} from "react";
import {
	frameFailedAfterMs,
	frameSlowAfterMs,
	frameVisibilityIntervalMs,
} from "#lib/constants.ts";
import {
	bringTopIntoView,
	scrollToTop,
	shrinksPastVisitor,
} from "./frame-scroll.ts";
import {
	frameDisplay,
	initialFrameState,
	nextFrameState,
} from "./frame-state.ts";
import { isFrameVisible, keepFrameVisible } from "./frame-visibility.ts";
import { createMessageHandler } from "./message-handler.ts";

type Options = {
	title: string;
	src: string;
	isActive: boolean;
	sendsMessages: boolean;
	onCompleted: ((redirectUrl: string | undefined) => void) | undefined;
	onVisitorEntered: (() => void) | undefined;
};

export function useProviderFrame({
	title,
	src,
	isActive,
	sendsMessages,
	onCompleted,
	onVisitorEntered,
}: Options) {
	const [state, dispatch] = useReducer(nextFrameState, initialFrameState);
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const height = useRef<number>(undefined);
	const { attempt, events } = state;
	const display = frameDisplay(state, sendsMessages);
	const phase = isActive ? display.phase : "idle";
	// A message proves that the provider's page works, so a later `unreachable` does not remove it.
	const isMounted =
		isActive && (events.has("messaged") || !events.has("unreachable"));

	const ownStyle = () =>
		height.current === undefined ? "" : `height: ${height.current}px;`;
	const setHeight = useEffectEvent((pixels: number) => {
		const element = frame.current;
		if (!element) return;
		const from = height.current ?? element.offsetHeight;
		const isPast = shrinksPastVisitor(element, { from, to: pixels });
		height.current = pixels;
		element.style.cssText = ownStyle();
		if (isPast && box.current) bringTopIntoView(box.current);
	});
	const handleCompleted = useEffectEvent((redirectUrl: string | undefined) =>
		onCompleted?.(redirectUrl),
	);
	const hasFocus = () =>
		frame.current !== null && document.activeElement === frame.current;
	const hasVisitorEntered = useEffectEvent(
		() => events.has("loaded") && (events.has("visitorEntered") || hasFocus()),
	);
	const checkFocus = useEffectEvent(() => {
		// A tap on the spinner focuses the transparent frame.
		if (!hasFocus() || display.isTransparent) return;
		dispatch("visitorEntered");
		onVisitorEntered?.();
	});

	// A layout effect adds the listener in the commit that mounts the <iframe>, so it misses no
	// message. The built HTML has no <iframe>.
	useLayoutEffect(() => {
		if (!isActive) return;
		const { origin, searchParams } = new URL(src);
		const handleMessage = createMessageHandler({
			setHeight,
			params: Object.fromEntries(searchParams),
			url: () => location.origin + location.pathname,
			hasVisitorEntered,
			respond: (message) =>
				frame.current?.contentWindow?.postMessage(message, origin),
			complete: handleCompleted,
		});
		const handleWindowMessage = (event: MessageEvent<unknown>) => {
			if (event.source !== frame.current?.contentWindow) return;
			if (event.origin !== origin) return;
			dispatch("messaged");
			handleMessage(event.data);
		};
		const handleWindowBlur = () => {
			checkFocus();
			// Firefox moves focus only after the blur event, so check again.
			setTimeout(checkFocus);
		};
		addEventListener("message", handleWindowMessage);
		addEventListener("blur", handleWindowBlur);
		return () => {
			removeEventListener("message", handleWindowMessage);
			removeEventListener("blur", handleWindowBlur);
			dispatch("reset");
		};
	}, [isActive, src]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a new <iframe>
	useEffect(() => {
		height.current = undefined;
		if (frame.current) return keepFrameVisible(frame.current, ownStyle);
	}, [isMounted, attempt]);

	const hasContent = phase === "ready" || phase === "hidden";
	// Runs before paint, so that a hidden frame is never reported as ready.
	useLayoutEffect(() => {
		if (!hasContent) return;
		checkFocus();
		const check = () => {
			if (frame.current && box.current)
				dispatch(
					isFrameVisible(frame.current, box.current) ? "shown" : "hidden",
				);
		};
		check();
		const timer = setInterval(check, frameVisibilityIntervalMs);
		return () => clearInterval(timer);
	}, [hasContent]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts its own timers
	useEffect(() => {
		if (!isActive) return;
		const slow = setTimeout(dispatch, frameSlowAfterMs, "slow");
		const timedOut = setTimeout(dispatch, frameFailedAfterMs, "timedOut");
		const probe = new AbortController();
		// Probes, because `load` fires for the browser's error page too. A failed probe is no
		// proof: an extension or a redirect may block the probe but not the frame.
		fetch(src, {
			method: "HEAD",
			mode: "no-cors",
			credentials: "omit",
			signal: probe.signal,
		}).catch(() => {
			if (!probe.signal.aborted)
				report(
					"could not be reached",
					navigator.onLine ? "probeFailed" : "unreachable",
				);
		});
		return () => {
			clearTimeout(slow);
			clearTimeout(timedOut);
			probe.abort();
		};
	}, [isActive, src, attempt]);

	const isLoaded = events.has("loaded");
	useEffect(() => {
		if (!isLoaded) return;
		const timer = setTimeout(dispatch, frameSlowAfterMs, "loadedLongAgo");
		return () => clearTimeout(timer);
	}, [isLoaded]);

	function report(reason: string, event: "probeFailed" | "unreachable"): void {
		console.warn(`The frame "${title}" ${reason}: ${src}`);
		dispatch(event);
	}

	return {
		box,
		frame,
		attempt,
		phase,
		isMounted,
		isTransparent: isActive && display.isTransparent,
		isReplaced: isActive && display.isReplaced,
		showsFallback: isActive && display.showsFallback,
		hasProbeFailed: events.has("probeFailed"),
		retry: () => dispatch("retried"),
		handleLoad() {
			if (events.has("loaded") && events.has("visitorEntered") && box.current)
				scrollToTop(box.current);
			dispatch("loaded");
		},
		handleError: () => report("failed to load", "unreachable"),
	};
}
