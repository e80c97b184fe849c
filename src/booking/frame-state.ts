/** What is known of a provider's frame on its way. */
export type FrameState = {
	hasLoaded: boolean;
	/** The provider's own page has sent a message: what loaded is really the provider. */
	hasMessaged: boolean;
	/** The visitor has gone into it: what they see there is not taken away. */
	isTouched: boolean;
	/** 8 s have passed. */
	isSlow: boolean;
	/** 20 s have passed. */
	isTimedOut: boolean;
	/** A question to the provider went unanswered: what loaded may be the browser's own error page. */
	isDoubtful: boolean;
	/** The device is offline, or the frame has reported an error: a "load" is the browser's own error page. */
	isUnreachable: boolean;
	/** Which try this is, from 0. */
	attempt: number;
};

const facts = {
	loaded: { hasLoaded: true },
	messaged: { hasMessaged: true },
	touched: { isTouched: true },
	slow: { isSlow: true },
	timedOut: { isTimedOut: true },
	doubted: { isDoubtful: true },
	unreachable: { isUnreachable: true },
} as const satisfies Record<string, Partial<FrameState>>;

/** "closed": the frame has left the page; the next one starts anew. */
export type FrameEvent = keyof typeof facts | "retried" | "closed";

export const initialFrameState: FrameState = {
	hasLoaded: false,
	hasMessaged: false,
	isTouched: false,
	isSlow: false,
	isTimedOut: false,
	isDoubtful: false,
	isUnreachable: false,
	attempt: 0,
};

export function nextFrameState(
	state: FrameState,
	event: FrameEvent,
): FrameState {
	if (event === "closed") return initialFrameState;
	if (event === "retried")
		return { ...initialFrameState, attempt: state.attempt + 1 };
	return { ...state, ...facts[event] };
}

export type FramePhase = "loading" | "ready" | "failed";

/**
 * What a frame shows (docs/decisions/0005-frames.md). One that should have sent a message, has not within 8 s, and whose
 * provider does not answer either has failed: what loaded is the browser's own error page. Late is welcome.
 */
export function framePhase(state: FrameState, isSilent: boolean): FramePhase {
	if (state.hasMessaged) return "ready";
	if (state.isUnreachable) return "failed";
	if (!state.hasLoaded) return state.isTimedOut ? "failed" : "loading";
	const isDead =
		state.isDoubtful && state.isSlow && !isSilent && !state.isTouched;
	return isDead ? "failed" : "ready";
}

/** Whether the other ways stand beside it: it is late or in doubt, and nothing says yet that it works. */
export function needsWays(state: FrameState, isSilent: boolean): boolean {
	const phase = framePhase(state, isSilent);
	if (state.hasMessaged || phase === "failed") return false;
	const isQuiet = state.isSlow && !(isSilent && phase === "ready");
	return state.isDoubtful || isQuiet;
}
