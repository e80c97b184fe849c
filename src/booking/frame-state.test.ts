import { describe, expect, test } from "vitest";
import {
	framePhase,
	initialFrameState,
	needsWays,
	nextFrameState,
} from "./frame-state.ts";

type FrameEvent = Parameters<typeof nextFrameState>[1];

function shown(events: readonly FrameEvent[], isSilent: boolean): string {
	const state = events.reduce(nextFrameState, initialFrameState);
	const phase = framePhase(state, isSilent);
	return needsWays(state, isSilent) ? `${phase} with a way out` : phase;
}

describe("a frame that has", () => {
	test.each<[string, FrameEvent[], string]>([
		["loaded", ["loaded"], "ready"],
		["sent a message, which is as good as a load", ["messaged"], "ready"],
		["done nothing for 8 seconds", ["slow"], "loading with a way out"],
		["loaded and sent no message", ["loaded", "slow"], "ready with a way out"],
		[
			"once sent a message, whatever else comes",
			["messaged", "doubted", "slow", "timedOut", "unreachable"],
			"ready",
		],
		["not loaded in time", ["slow", "timedOut"], "failed"],
		["loaded too late", ["slow", "timedOut", "loaded"], "ready with a way out"],
		["loaded the browser's error page", ["loaded", "unreachable"], "failed"],
		["been given up before it was slow", ["unreachable", "slow"], "failed"],
		["a provider in doubt", ["doubted"], "loading with a way out"],
		["loaded in doubt", ["doubted", "loaded"], "ready with a way out"],
		["said nothing in doubt", ["doubted", "loaded", "slow"], "failed"],
		[
			"loaded in doubt and too late",
			["slow", "timedOut", "doubted", "loaded"],
			"failed",
		],
		["never loaded in doubt", ["doubted", "timedOut"], "failed"],
		[
			"been used by the visitor",
			["doubted", "loaded", "touched", "slow"],
			"ready with a way out",
		],
	])("%s: %j, %s", (_has, events, look) => {
		expect(shown(events, false)).toEqual(look);
	});
});

describe("a map, which never speaks, that", () => {
	test.each<[string, FrameEvent[], string]>([
		["has loaded", ["loaded", "slow"], "ready"],
		[
			"has loaded in doubt",
			["doubted", "loaded", "slow", "timedOut"],
			"ready with a way out",
		],
		["is late", ["slow"], "loading with a way out"],
		["has not loaded in time", ["slow", "timedOut"], "failed"],
	])("%s: %j, %s", (_has, events, look) => {
		expect(shown(events, true)).toEqual(look);
	});
});

test("a frame that is opened again starts anew, and so does one that is tried again", () => {
	const failed = nextFrameState(initialFrameState, "unreachable");
	expect(nextFrameState(failed, "closed")).toEqual(initialFrameState);
	expect(nextFrameState(failed, "retried")).toEqual({
		...initialFrameState,
		attempt: 1,
	});
});
