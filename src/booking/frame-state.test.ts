import { expect, test } from "vitest";
import {
	frameDisplay,
	initialFrameState,
	nextFrameState,
} from "./frame-state.ts";

type FrameEvent = Parameters<typeof nextFrameState>[1];

function visibleTo(
	events: readonly FrameEvent[],
	sendsMessages: boolean,
): string {
	const state = events.reduce(nextFrameState, initialFrameState);
	const { phase, isTransparent, isReplaced, showsFallback } = frameDisplay(
		state,
		sendsMessages,
	);
	const name = isTransparent ? `${phase}, transparent` : phase;
	if (isReplaced) return `${name}, replaced`;
	return showsFallback ? `${name} with a fallback` : name;
}

test.each<[string, FrameEvent[], string]>([
	["not loaded", [], "loading, transparent"],
	["loaded", ["loaded"], "ready"],
	["sent a message but not loaded", ["messaged"], "ready"],
	["not loaded within 8 seconds", ["slow"], "loading with a fallback"],
	[
		"loaded but sent no message within 8 seconds",
		["loaded", "slow"],
		"ready with a fallback",
	],
	[
		"sent a message before it became slow or unreachable",
		["messaged", "probeFailed", "slow", "timedOut", "unreachable"],
		"ready",
	],
	[
		"sent a message although its probe failed",
		["messaged", "loaded", "probeFailed", "loadedLongAgo"],
		"ready",
	],
	["timed out", ["slow", "timedOut"], "failed, replaced"],
	[
		"timed out after the visitor entered it",
		["slow", "visitorEntered", "timedOut"],
		"loading with a fallback",
	],
	[
		"loaded after it timed out",
		["slow", "timedOut", "loaded"],
		"ready with a fallback",
	],
	[
		"loaded the browser's error page",
		["loaded", "unreachable"],
		"failed, replaced",
	],
	[
		"been unreachable before it was slow",
		["unreachable", "slow"],
		"failed, replaced",
	],
	["a failed probe", ["probeFailed"], "loading, transparent with a fallback"],
	[
		"loaded with a failed probe",
		["probeFailed", "loaded"],
		"loading, transparent with a fallback",
	],
	[
		"sent a message after a failed probe",
		["probeFailed", "loaded", "messaged"],
		"ready",
	],
	[
		"loaded with a failed probe after it timed out",
		["slow", "timedOut", "probeFailed", "loaded"],
		"failed, replaced",
	],
	[
		"loaded late with a failed probe",
		["probeFailed", "slow", "loaded", "timedOut"],
		"loading, transparent with a fallback",
	],
	[
		"loaded with a failed probe but sent no message within 8 seconds",
		["probeFailed", "loaded", "slow", "loadedLongAgo"],
		"failed, replaced",
	],
	[
		"timed out with a failed probe",
		["probeFailed", "timedOut"],
		"failed, replaced",
	],
	[
		"a failed probe after the visitor entered it",
		["loaded", "visitorEntered", "probeFailed", "slow", "loadedLongAgo"],
		"ready with a fallback",
	],
	["loaded but is hidden", ["loaded", "hidden"], "hidden"],
	[
		"sent a message but is still hidden after 8 seconds",
		["messaged", "hidden", "slow"],
		"hidden, replaced",
	],
	[
		"been shown again after it was hidden",
		["messaged", "hidden", "slow", "shown"],
		"ready",
	],
])("a frame that has %s (%j) is %s", (_condition, events, view) => {
	expect(visibleTo(events, true)).toEqual(view);
});

test.each<[string, FrameEvent[], string]>([
	["loaded", ["loaded", "slow"], "ready"],
	[
		"loaded with a failed probe",
		["probeFailed", "loaded", "slow", "loadedLongAgo"],
		"ready with a fallback",
	],
	["not loaded within 8 seconds", ["slow"], "loading with a fallback"],
	["timed out", ["slow", "timedOut"], "failed, replaced"],
])(
	"a map frame, which sends no messages, that has %s (%j) is %s",
	(_condition, events, view) => {
		expect(visibleTo(events, false)).toEqual(view);
	},
);
