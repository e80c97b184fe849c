type FrameEvent =
	| "loaded"
	/** The provider's page has sent a message, so the frame does not show a browser error page. */
	| "messaged"
	| "visitorEntered"
	| "slow"
	| "timedOut"
	| "probeFailed"
	/**
	 * The probe failed on an offline device, or the frame fired `error`. A load event then only means
	 * that the browser's error page has loaded.
	 */
	| "unreachable";

type FrameState = {
	seen: ReadonlySet<FrameEvent>;
	isHidden: boolean;
	attempt: number;
};

export const initialFrameState: FrameState = {
	seen: new Set(),
	isHidden: false,
	attempt: 0,
};

/**
 * Returns the same object if nothing changes, so that repeated visibility checks cause no render.
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
		isReplaced,
		/**
		 * True if links appear in addition to the frame. With `isReplaced`, links replace the frame.
		 */
		showsFallback:
			!isReplaced &&
			!seen.has("messaged") &&
			(seen.has("probeFailed") || isSlow),
	};
}

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
