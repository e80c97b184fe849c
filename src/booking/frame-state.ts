type FrameEvent =
	| "loaded"
	/** The provider's page has sent a message, so the frame does not show a browser error page. */
	| "messaged"
	/** The visitor uses the visible frame, so no failed probe or time limit may remove it. */
	| "visitorEntered"
	| "slow"
	/** `frameSlowAfterMs` have passed since the frame loaded. */
	| "loadedLongAgo"
	/** The frame had not loaded after `frameFailedAfterMs`. */
	| "timedOut"
	| "probeFailed"
	/**
	 * The probe failed on an offline device, or the frame fired `error`. A load event then only means
	 * that the browser's error page has loaded.
	 */
	| "unreachable";

type FrameState = {
	events: ReadonlySet<FrameEvent>;
	isHidden: boolean;
	attempt: number;
};

export const initialFrameState: FrameState = {
	events: new Set(),
	isHidden: false,
	attempt: 0,
};

/**
 * Returns the same object if nothing changes, so that repeated visibility checks cause no render.
 */
export function nextFrameState(
	state: FrameState,
	event: FrameEvent | "shown" | "hidden" | "retried" | "reset",
): FrameState {
	switch (event) {
		case "reset":
			return initialFrameState;
		case "retried":
			return { ...initialFrameState, attempt: state.attempt + 1 };
		case "shown":
		case "hidden": {
			const isHidden = event === "hidden";
			return isHidden === state.isHidden ? state : { ...state, isHidden };
		}
		default:
			if (state.events.has(event)) return state;
			if (event === "timedOut" && state.events.has("loaded")) return state;
			return { ...state, events: new Set(state.events).add(event) };
	}
}

/** Returns what the frame's box shows (docs/decisions/0005-frames.md). */
export function frameDisplay(state: FrameState, sendsMessages: boolean) {
	const { events } = state;
	const phase = framePhase(state, sendsMessages);
	const isReplaced =
		phase === "failed" || (phase === "hidden" && events.has("slow"));
	const isSlow = events.has("slow") && (sendsMessages || phase !== "ready");
	return {
		phase,
		/**
		 * True if the loading cover, which is behind the frame, is visible instead of the frame. If a
		 * loaded frame counts as loading, it may show the browser's error page.
		 */
		isTransparent:
			phase === "loading" && (events.has("loaded") || !events.has("slow")),
		isReplaced,
		/**
		 * True if links appear in addition to the frame. With `isReplaced`, links replace the frame.
		 */
		showsFallback:
			!isReplaced &&
			!events.has("messaged") &&
			(events.has("probeFailed") || isSlow),
	};
}

function framePhase(
	{ events, isHidden }: FrameState,
	sendsMessages: boolean,
): "loading" | "hidden" | "ready" | "failed" {
	const visiblePhase = isHidden ? "hidden" : "ready";
	if (events.has("messaged")) return visiblePhase;
	if (events.has("unreachable")) return "failed";
	if (!events.has("loaded"))
		return events.has("timedOut") && !events.has("visitorEntered")
			? "failed"
			: "loading";
	const mayBeErrorPage =
		events.has("probeFailed") && sendsMessages && !events.has("visitorEntered");
	if (!mayBeErrorPage) return visiblePhase;
	// With `timedOut`, because an error page that loads late must not remove the links again.
	return events.has("loadedLongAgo") || events.has("timedOut")
		? "failed"
		: "loading";
}
