type FrameFact =
	| "loaded"
	/** The provider's own page has sent a message, so it is not the browser's error page. */
	| "messaged"
	/** What the visitor sees in the frame is not taken away from now on. */
	| "visitorEntered"
	/** 8 s have passed. */
	| "slow"
	/** 20 s have passed. */
	| "timedOut"
	/** The request to the provider got no answer: what loaded may be the browser's own error page. */
	| "probeFailed"
	/** The device is offline, or the frame has reported an error: a "load" is the browser's own error page. */
	| "unreachable"
	/** It is hidden by something that is not the site's own style. */
	| "hidden";

type FrameState = {
	facts: ReadonlySet<FrameFact>;
	/** From 0. */
	attempt: number;
};

export const initialFrameState: FrameState = { facts: new Set(), attempt: 0 };

/** "shown" takes "hidden" back; "closed" means that the frame has left the page. */
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
 * Failed = no message after 8 s *and* the probe failed, or no load after 20 s. A later message still makes it ready.
 * Hidden = it has loaded, but the visitor cannot see or press it (docs/decisions/0005-frames.md).
 */
export function framePhase(
	{ facts }: FrameState,
	sendsMessages: boolean,
): "loading" | "hidden" | "ready" | "failed" {
	const shown = facts.has("hidden") ? "hidden" : "ready";
	if (facts.has("messaged")) return shown;
	if (facts.has("unreachable")) return "failed";
	if (!facts.has("loaded")) return facts.has("timedOut") ? "failed" : "loading";
	const isErrorPage =
		facts.has("probeFailed") &&
		facts.has("slow") &&
		sendsMessages &&
		!facts.has("visitorEntered");
	return isErrorPage ? "failed" : shown;
}

/** Whether the fallback takes the frame's place: it has failed, or is still hidden after 8 s. */
export function shouldReplaceFrame(
	state: FrameState,
	sendsMessages: boolean,
): boolean {
	const phase = framePhase(state, sendsMessages);
	return phase === "failed" || (phase === "hidden" && state.facts.has("slow"));
}

/**
 * Whether to show fallback links beside the frame: it is slow or its probe failed, and it has not sent a message yet.
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
