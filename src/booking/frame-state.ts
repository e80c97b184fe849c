type FrameFact =
	| "loaded"
	/** The provider's page has sent a message, so it is not the browser's error page. */
	| "messaged"
	/** The visitor has used the frame, so a failed probe must not remove it. */
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
	facts: ReadonlySet<FrameFact>;
	attempt: number;
};

export const initialFrameState: FrameState = { facts: new Set(), attempt: 0 };

/** "shown" reverts "hidden"; "closed" unmounts the frame. */
export function nextFrameState(
	state: FrameState,
	event: FrameFact | "shown" | "retried" | "closed",
): FrameState {
	const { facts, attempt } = state;
	switch (event) {
		case "closed":
			return initialFrameState;
		case "retried":
			return { ...initialFrameState, attempt: attempt + 1 };
		case "shown": {
			if (!facts.has("hidden")) return state;
			return { facts: new Set([...facts].filter(isNotHidden)), attempt };
		}
		default:
			if (facts.has(event)) return state;
			return { facts: new Set(facts).add(event), attempt };
	}
}

function isNotHidden(fact: FrameFact): boolean {
	return fact !== "hidden";
}

/**
 * Returns the state of the frame's box (docs/decisions/0005-frames.md). A late message makes a
 * failed frame ready. "hidden" means loaded, but not visible or not clickable.
 */
export function framePhase(
	{ facts }: FrameState,
	sendsMessages: boolean,
): "loading" | "hidden" | "ready" | "failed" {
	const visiblePhase = facts.has("hidden") ? "hidden" : "ready";
	if (facts.has("messaged")) return visiblePhase;
	if (facts.has("unreachable")) return "failed";
	if (!facts.has("loaded")) return facts.has("timedOut") ? "failed" : "loading";
	const isErrorPage =
		facts.has("probeFailed") &&
		facts.has("slow") &&
		sendsMessages &&
		!facts.has("visitorEntered");
	return isErrorPage ? "failed" : visiblePhase;
}

/** True if the fallback replaces the frame: it failed, or is still hidden after 8 s. */
export function shouldReplaceFrame(
	state: FrameState,
	sendsMessages: boolean,
): boolean {
	const phase = framePhase(state, sendsMessages);
	return phase === "failed" || (phase === "hidden" && state.facts.has("slow"));
}

/**
 * True if fallback links are shown in addition to the frame: it is slow or its probe failed, and it
 * has not sent a message yet.
 */
export function shouldOfferFallback(
	state: FrameState,
	sendsMessages: boolean,
): boolean {
	const { facts } = state;
	if (facts.has("messaged") || shouldReplaceFrame(state, sendsMessages))
		return false;
	const isReady = framePhase(state, sendsMessages) === "ready";
	return (
		facts.has("probeFailed") ||
		(facts.has("slow") && (sendsMessages || !isReady))
	);
}
