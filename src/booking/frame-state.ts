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
	| "unreachable";

type FrameState = {
	/** Events since the frame was mounted. */
	seen: ReadonlySet<FrameEvent>;
	/** The frame is not visible or not clickable. */
	isHidden: boolean;
	attempt: number;
};

export const initialFrameState: FrameState = {
	seen: new Set(),
	isHidden: false,
	attempt: 0,
};

/**
 * Returns the state after an event; "closed" resets the state. If nothing changes, returns the same
 * object, so that the repeated visibility checks do not render the frame again.
 */
export function nextFrameState(
	state: FrameState,
	event: FrameEvent | "shown" | "hidden" | "retried" | "closed",
): FrameState {
	switch (event) {
		case "closed":
			return initialFrameState;
		case "retried":
			return { ...initialFrameState, attempt: state.attempt + 1 };
		case "shown":
		case "hidden": {
			const isHidden = event === "hidden";
			return isHidden === state.isHidden ? state : { ...state, isHidden };
		}
		default:
			if (state.seen.has(event)) return state;
			return { ...state, seen: new Set(state.seen).add(event) };
	}
}

/** Returns what the frame's box shows (docs/decisions/0005-frames.md). */
export function frameView(state: FrameState, sendsMessages: boolean) {
	const { seen } = state;
	const phase = framePhase(state, sendsMessages);
	const isReplaced =
		phase === "failed" || (phase === "hidden" && seen.has("slow"));
	const isSlow = seen.has("slow") && (sendsMessages || phase !== "ready");
	return {
		phase,
		/** The fallback replaces the frame, which has failed or is still hidden after 8 s. */
		isReplaced,
		/**
		 * Fallback links are shown in addition to the frame, because the frame is slow or its probe
		 * failed, and it has not sent a message yet.
		 */
		showsFallback:
			!isReplaced &&
			!seen.has("messaged") &&
			(seen.has("probeFailed") || isSlow),
	};
}

/**
 * A late message makes a failed frame ready. "hidden" means loaded, but not visible or not
 * clickable.
 */
function framePhase(
	{ seen, isHidden }: FrameState,
	sendsMessages: boolean,
): "loading" | "hidden" | "ready" | "failed" {
	const visiblePhase = isHidden ? "hidden" : "ready";
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
