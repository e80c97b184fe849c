import { expect, test } from "vitest";
import {
	type FrameEvent,
	initialFrameState,
	nextFrameState,
} from "./frame-state.ts";

function after(...events: FrameEvent[]) {
	return events.reduce(nextFrameState, initialFrameState);
}

test("a frame that loads is shown", () => {
	expect(after("loaded").phase).toBe("ready");
});

test("a first message is as good as a load", () => {
	expect(after("spoke").phase).toBe("ready");
});

test("a slow frame keeps loading, with the way out beside it", () => {
	expect(after("slow")).toMatchObject({ phase: "loading", isSlow: true });
});

test("a frame that loaded but never spoke still gets the way out: it may show an error page", () => {
	expect(after("loaded", "slow")).toMatchObject({
		phase: "ready",
		isSlow: true,
	});
});

test("a frame that has spoken is never called slow or failed", () => {
	expect(after("spoke", "slow", "timedOut", "unreachable")).toMatchObject({
		phase: "ready",
		isSlow: false,
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
		isSlow: false,
	});
});

test("the browser's error page after an unreachable provider does not count as a load", () => {
	expect(after("unreachable", "loaded").phase).toBe("failed");
});

test("a frame that loads after it was given up keeps the way out until it speaks", () => {
	expect(after("slow", "timedOut", "loaded").isSlow).toBe(true);
	expect(after("slow", "timedOut", "loaded", "spoke").isSlow).toBe(false);
});

test("a frame that is opened again starts anew", () => {
	expect(after("unreachable", "retried", "timedOut", "closed")).toEqual(
		initialFrameState,
	);
});

test("trying again starts anew", () => {
	expect(after("timedOut", "retried")).toEqual({
		...initialFrameState,
		attempt: 1,
	});
});
