/** What becomes known of a provider's frame on its way. */
type FrameFact =
	| "loaded"
	/** The provider's own page has sent a message: what loaded is really the provider. */
	| "messaged"
	/** The visitor has gone into it: what they see there is not taken away. */
	| "touched"
	/** 8 s have passed. */
	| "slow"
	/** 20 s have passed. */
	| "timedOut"
	/** A question to the provider went unanswered: what loaded may be the browser's own error page. */
	| "doubted"
	/** The device is offline, or the frame has reported an error: a "load" is the browser's own error page. */
	| "unreachable";

type FrameState = {
	facts: ReadonlySet<FrameFact>;
	/** Which try this is, from 0. */
	attempt: number;
};

export const initialFrameState: FrameState = { facts: new Set(), attempt: 0 };

/** "closed": the frame has left the page; the next one starts anew. */
export function nextFrameState(
	{ facts, attempt }: FrameState,
	event: FrameFact | "retried" | "closed",
): FrameState {
	if (event === "closed") return initialFrameState;
	if (event === "retried")
		return { ...initialFrameState, attempt: attempt + 1 };
	return { facts: new Set(facts).add(event), attempt };
}

/**
 * What a frame shows (docs/decisions/0005-frames.md). One that should have sent a message, has not within 8 s, and whose
 * provider does not answer either has failed: what loaded is the browser's own error page. Late is welcome.
 */
export function framePhase(
	{ facts }: FrameState,
	isSilent: boolean,
): "loading" | "ready" | "failed" {
	if (facts.has("messaged")) return "ready";
	if (facts.has("unreachable")) return "failed";
	if (!facts.has("loaded")) return facts.has("timedOut") ? "failed" : "loading";
	const isDead =
		facts.has("doubted") &&
		facts.has("slow") &&
		!isSilent &&
		!facts.has("touched");
	return isDead ? "failed" : "ready";
}

/** Whether the other ways stand beside it: it is late or in doubt, and nothing says yet that it works. */
export function needsWays(state: FrameState, isSilent: boolean): boolean {
	const { facts } = state;
	const phase = framePhase(state, isSilent);
	if (facts.has("messaged") || phase === "failed") return false;
	const isQuiet = facts.has("slow") && !(isSilent && phase === "ready");
	return facts.has("doubted") || isQuiet;
}
