import { expect, test } from "vitest";
import { frameView, initialFrameState, nextFrameState } from "./frame-state.ts";

type FrameEvent = Parameters<typeof nextFrameState>[1];

function visibleTo(
	events: readonly FrameEvent[],
	sendsMessages: boolean,
): string {
	const state = events.reduce(nextFrameState, initialFrameState);
	const { phase, isReplaced, showsFallback } = frameView(state, sendsMessages);
	if (isReplaced) return `${phase}, replaced`;
	return showsFallback ? `${phase} with a fallback` : phase;
}

test.each<[string, FrameEvent[], string]>([
	["loaded", ["loaded"], "ready"],
	["sent a message, which is as good as a load", ["messaged"], "ready"],
	["done nothing for 8 seconds", ["slow"], "loading with a fallback"],
	["loaded and sent no message", ["loaded", "slow"], "ready with a fallback"],
	[
		"once sent a message, whatever else comes",
		["messaged", "probeFailed", "slow", "timedOut", "unreachable"],
		"ready",
	],
	["not loaded in time", ["slow", "timedOut"], "failed, replaced"],
	[
		"not loaded in time, but is in use",
		["slow", "visitorEntered", "timedOut"],
		"loading with a fallback",
	],
	["loaded too late", ["slow", "timedOut", "loaded"], "ready with a fallback"],
	[
		"loaded the browser's error page",
		["loaded", "unreachable"],
		"failed, replaced",
	],
	[
		"been given up before it was slow",
		["unreachable", "slow"],
		"failed, replaced",
	],
	["a failed probe", ["probeFailed"], "loading with a fallback"],
	[
		"loaded with a failed probe",
		["probeFailed", "loaded"],
		"ready with a fallback",
	],
	[
		"said nothing with a failed probe",
		["probeFailed", "loaded", "slow"],
		"failed, replaced",
	],
	[
		"loaded with a failed probe and too late",
		["slow", "timedOut", "probeFailed", "loaded"],
		"failed, replaced",
	],
	[
		"never loaded with a failed probe",
		["probeFailed", "timedOut"],
		"failed, replaced",
	],
	[
		"been used by the visitor",
		["probeFailed", "loaded", "visitorEntered", "slow"],
		"ready with a fallback",
	],
	["loaded and is hidden", ["loaded", "hidden"], "hidden"],
	[
		"sent a message and is still hidden after 8 seconds",
		["messaged", "hidden", "slow"],
		"hidden, replaced",
	],
	[
		"been hidden and shown again",
		["messaged", "hidden", "slow", "shown"],
		"ready",
	],
])("a frame that has %s: %j, %s", (_has, events, view) => {
	expect(visibleTo(events, true)).toEqual(view);
});

test.each<[string, FrameEvent[], string]>([
	["has loaded", ["loaded", "slow"], "ready"],
	[
		"has loaded with a failed probe",
		["probeFailed", "loaded", "slow", "timedOut"],
		"ready with a fallback",
	],
	["is late", ["slow"], "loading with a fallback"],
	["has not loaded in time", ["slow", "timedOut"], "failed, replaced"],
])("a map, which sends no messages, that %s: %j, %s", (_has, events, view) => {
	expect(visibleTo(events, false)).toEqual(view);
});
