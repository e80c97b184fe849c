/** A provider's frame on its way: shown phase, and whether the way out must be offered beside it. */
export type FrameState = {
	phase: "loading" | "ready" | "failed";
	/** It has taken more than 8 seconds and has not said anything yet. */
	isSlow: boolean;
	/** The provider's own page has spoken: what loaded is really the provider. */
	hasSpoken: boolean;
	/** Nobody answers at the provider: a "load" is then the browser's own error page. */
	isUnreachable: boolean;
	/** Which try this is, from 0. */
	attempt: number;
};

export type FrameEvent =
	| "loaded"
	| "spoke"
	/** 8 s have passed. */
	| "slow"
	| "timedOut"
	| "unreachable"
	| "retried"
	/** The frame has left the page; the next one starts anew. */
	| "closed";

export const initialFrameState: FrameState = {
	phase: "loading",
	isSlow: false,
	hasSpoken: false,
	isUnreachable: false,
	attempt: 0,
};

/** What follows from what happens to a frame (docs/decisions/0005-frames.md): 8 s slow, 20 s failed, late is welcome. */
export function nextFrameState(
	state: FrameState,
	event: FrameEvent,
): FrameState {
	switch (event) {
		case "loaded":
			if (state.isUnreachable) return state;
			return {
				...state,
				phase: "ready",
				isSlow: state.isSlow || state.phase === "failed",
			};
		case "spoke":
			return { ...state, phase: "ready", isSlow: false, hasSpoken: true };
		case "slow":
			return state.hasSpoken || state.phase === "failed"
				? state
				: { ...state, isSlow: true };
		case "timedOut":
			return state.phase === "loading"
				? { ...state, phase: "failed", isSlow: false }
				: state;
		case "unreachable":
			return state.hasSpoken
				? state
				: { ...state, phase: "failed", isSlow: false, isUnreachable: true };
		case "retried":
			return { ...initialFrameState, attempt: state.attempt + 1 };
		case "closed":
			return initialFrameState;
	}
}
