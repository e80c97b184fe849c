/** A provider's frame on its way: shown phase, and whether the way out must be offered beside it. */
export type FrameState = {
	phase: "loading" | "ready" | "failed";
	/** It has taken more than 8 seconds and has not said anything yet. */
	isSlow: boolean;
	/** The provider's own page has spoken: what loaded is really the provider. */
	hasSpoken: boolean;
	/** Which try this is, from 0. */
	attempt: number;
};

export type FrameEvent =
	| "loaded"
	| "spoke"
	| "slow"
	| "timedOut"
	/** The provider cannot be reached: a browser also reports "loaded" for its own error page. */
	| "unreachable"
	| "retried";

export const initialFrameState: FrameState = {
	phase: "loading",
	isSlow: false,
	hasSpoken: false,
	attempt: 0,
};

/** What follows from what happens to a frame (the frames' guide: 8 s slow, 20 s failed, a late load is welcome). */
export function nextFrameState(
	state: FrameState,
	event: FrameEvent,
): FrameState {
	switch (event) {
		case "loaded":
			return { ...state, phase: "ready" };
		case "spoke":
			return { ...state, phase: "ready", isSlow: false, hasSpoken: true };
		case "slow":
			return state.hasSpoken ? state : { ...state, isSlow: true };
		case "timedOut":
			return state.phase === "loading"
				? { ...state, phase: "failed", isSlow: false }
				: state;
		case "unreachable":
			return state.hasSpoken
				? state
				: { ...state, phase: "failed", isSlow: false };
		case "retried":
			return { ...initialFrameState, attempt: state.attempt + 1 };
	}
}
