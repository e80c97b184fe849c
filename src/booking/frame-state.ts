type FrameEvent =
	| "loaded"
	/** The provider's page has sent a message, so the frame does not show a browser error page. */
	| "messaged"
	/** The visitor uses the frame, so neither a failed probe nor the time limit may remove it. */
	| "visitorEntered"
	| "slow"
	| "timedOut"
	/** The provider did not respond, so the page that loaded may be the browser's error page. */
	| "probeFailed"
	/**
	 * The device is offline or the frame reported an error, so a load event only means that the
	 * browser's error page has loaded.
	 */
	| "unreachable"
	| "hidden";

type FrameState = {
	/** Events since the frame was mounted. */
	seen: ReadonlySet<FrameEvent>;
	attempt: number;
};

export const initialFrameState: FrameState = { seen: new Set(), attempt: 0 };

/** "shown" reverts "hidden"; "closed" starts from the beginning. */
export function nextFrameState(
	state: FrameState,
	event: FrameEvent | "shown" | "retried" | "closed",
): FrameState {
	const { seen, attempt } = state;
	switch (event) {
		case "closed":
			return initialFrameState;
		case "retried":
			return { ...initialFrameState, attempt: attempt + 1 };
		case "shown": {
			if (!seen.has("hidden")) return state;
			return { seen: new Set([...seen].filter(isNotHidden)), attempt };
		}
		default:
			if (seen.has(event)) return state;
			return { seen: new Set(seen).add(event), attempt };
	}
}

function isNotHidden(event: FrameEvent): boolean {
	return event !== "hidden";
}

/**
 * Returns the phase that decides what the frame's box shows (docs/decisions/0005-frames.md). A late
 * message makes a failed frame ready. "hidden" means loaded, but not visible or not clickable.
 */
export function framePhase(
	{ seen }: FrameState,
	sendsMessages: boolean,
): "loading" | "hidden" | "ready" | "failed" {
	const visiblePhase = seen.has("hidden") ? "hidden" : "ready";
	if (seen.has("messaged")) return visiblePhase;
	if (seen.has("unreachable")) return "failed";
	if (!seen.has("loaded"))
		return seen.has("timedOut") && !seen.has("visitorEntered")
			? "failed"
			: "loading";
	const isErrorPage =
		seen.has("probeFailed") &&
		seen.has("slow") &&
		sendsMessages &&
		!seen.has("visitorEntered");
	return isErrorPage ? "failed" : visiblePhase;
}

/** True if the fallback replaces the frame: the frame has failed, or is still hidden after 8 s. */
export function shouldReplaceFrame(
	state: FrameState,
	sendsMessages: boolean,
): boolean {
	const phase = framePhase(state, sendsMessages);
	return phase === "failed" || (phase === "hidden" && state.seen.has("slow"));
}

/**
 * True if fallback links are shown in addition to the frame: the frame is slow or its probe failed,
 * and the frame has not sent a message yet.
 */
export function shouldOfferFallback(
	state: FrameState,
	sendsMessages: boolean,
): boolean {
	const { seen } = state;
	if (seen.has("messaged") || shouldReplaceFrame(state, sendsMessages))
		return false;
	const isReady = framePhase(state, sendsMessages) === "ready";
	return (
		seen.has("probeFailed") || (seen.has("slow") && (sendsMessages || !isReady))
	);
}
