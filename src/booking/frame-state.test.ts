import { expect, test } from "vitest";
import {
	type FrameEvent,
	framePhase,
	initialFrameState,
	needsWays,
	nextFrameState,
} from "./frame-state.ts";

function after(...events: FrameEvent[]) {
	return shown(events, false);
}

/** A map: its page never speaks. */
function mapAfter(...events: FrameEvent[]) {
	return shown(events, true);
}

function shown(events: readonly FrameEvent[], isSilent: boolean) {
	const state = events.reduce(nextFrameState, initialFrameState);
	return {
		phase: framePhase(state, isSilent),
		hasWays: needsWays(state, isSilent),
	};
}

test("a frame that loads is shown", () => {
	expect(after("loaded").phase).toBe("ready");
});

test("a first message is as good as a load", () => {
	expect(after("messaged").phase).toBe("ready");
});

test("a slow frame keeps loading, with the way out beside it", () => {
	expect(after("slow")).toMatchObject({ phase: "loading", hasWays: true });
});

test("a frame that loaded but never messaged still gets the way out: it may show an error page", () => {
	expect(after("loaded", "slow")).toMatchObject({
		phase: "ready",
		hasWays: true,
	});
});

test("a frame that has sent a message is never called slow or failed", () => {
	expect(after("messaged", "slow", "timedOut", "unreachable")).toMatchObject({
		phase: "ready",
		hasWays: false,
	});
});

test("a frame that has not loaded in time has failed, and a late load is welcome", () => {
	expect(after("slow", "timedOut").phase).toBe("failed");
	expect(after("slow", "timedOut", "loaded").phase).toBe("ready");
});

test("an unreachable provider has failed even when the browser reports a load", () => {
	expect(after("loaded", "unreachable").phase).toBe("failed");
});

test("a frame that was given up is not called slow on top", () => {
	expect(after("unreachable", "slow")).toMatchObject({
		phase: "failed",
		hasWays: false,
	});
});

test("the browser's error page after an unreachable provider does not count as a load", () => {
	expect(after("unreachable", "loaded").phase).toBe("failed");
});

test("a frame that loads after it was given up keeps the way out until it speaks", () => {
	expect(after("slow", "timedOut", "loaded").hasWays).toBe(true);
	expect(after("slow", "timedOut", "loaded", "messaged").hasWays).toBe(false);
});

test("a frame that is opened again starts anew, and so does one that is tried again", () => {
	const failed = nextFrameState(initialFrameState, "unreachable");
	expect(nextFrameState(failed, "closed")).toEqual(initialFrameState);
	expect(nextFrameState(failed, "retried")).toEqual({
		...initialFrameState,
		attempt: 1,
	});
});

test("a provider in doubt gets the way out at once, and its frame is shown when it loads", () => {
	expect(after("doubted")).toEqual({ phase: "loading", hasWays: true });
	for (const state of [after("doubted", "loaded"), after("loaded", "doubted")])
		expect(state).toEqual({ phase: "ready", hasWays: true });
});

test("a provider in doubt whose frame has loaded and sent no message in 8 seconds has failed, in whatever order", () => {
	for (const state of [
		after("doubted", "loaded", "slow"),
		after("loaded", "slow", "doubted"),
		after("slow", "timedOut", "doubted", "loaded"),
		after("slow", "timedOut", "loaded", "doubted"),
	])
		expect(state).toEqual({ phase: "failed", hasWays: false });
});

test("unless the visitor has gone into the frame, or it is one that never speaks", () => {
	expect(after("doubted", "loaded", "touched", "slow")).toEqual({
		phase: "ready",
		hasWays: true,
	});
	expect(mapAfter("doubted", "loaded", "slow", "timedOut")).toEqual({
		phase: "ready",
		hasWays: true,
	});
});

test("a map that has loaded needs no other way, one that is late does", () => {
	expect(mapAfter("loaded", "slow").hasWays).toBe(false);
	expect(mapAfter("slow").hasWays).toBe(true);
	expect(mapAfter("slow", "timedOut").phase).toBe("failed");
});

test("a provider in doubt that never loads has failed in the end", () => {
	expect(after("doubted", "timedOut")).toEqual({
		phase: "failed",
		hasWays: false,
	});
});

test("a first message ends the doubt and the failure, and none comes up afterwards", () => {
	for (const state of [
		after("doubted", "messaged"),
		after("messaged", "doubted", "slow"),
		after("doubted", "loaded", "slow", "messaged"),
	])
		expect(state).toEqual({ phase: "ready", hasWays: false });
});
