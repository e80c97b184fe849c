import { combine } from "./combine.ts";
import {
	type Draft,
	type DraftVersions,
	isSameDraft,
	noWindowDrafts,
	receiveVersions,
	setDraft,
	type WindowDrafts,
} from "./drafts.ts";
import { mergeTexts } from "./merge.ts";

export type Step = {
	path: string;
	before: Draft | undefined;
	after: Draft | undefined;
	/** The field that the user typed into; "" for other steps. */
	typedInto: string;
	atMs: number;
	/** True if another window made the change. */
	isReceived?: boolean;
};

export type UndoState = {
	present: WindowDrafts;
	past: readonly Step[];
	future: readonly Step[];
};

export const emptyState: UndoState = {
	present: noWindowDrafts,
	past: [],
	future: [],
};

const maxTypingPauseMs = 2000;

export type DraftChange = Pick<Step, "path" | "typedInto" | "atMs"> & {
	draft: Draft | undefined;
};

/** Changes a draft. Typing in one field extends the last step until a pause or a blank line. */
export function recordChange(
	{ present, past, future }: UndoState,
	{ path, draft, typedInto, atMs }: DraftChange,
): UndoState {
	const before = present.drafts[path];
	if (isSameDraft(before, draft)) return { present, past, future };
	const last = past.at(-1);
	const isContinued =
		last !== undefined &&
		typedInto !== "" &&
		typedInto === last.typedInto &&
		path === last.path &&
		atMs - last.atMs < maxTypingPauseMs &&
		blankLines(draft) <= blankLines(before);
	const step = isContinued
		? { ...last, after: draft, atMs }
		: { path, before, after: draft, typedInto, atMs };
	return {
		present: setDraft(present, path, draft),
		past: [...(isContinued ? past.slice(0, -1) : past), step],
		future,
	};
}

/** If `draft` is undefined, the text is the saved one: the base of the step's other draft. */
function textOf(
	{ before, after }: Step,
	draft: Draft | undefined,
): string | null {
	return draft ? draft.text : ((before ?? after)?.base ?? null);
}

/** Returns a file's text before and after a step; null if the file does not exist. */
export function textsAroundStep(step: Step): [string | null, string | null] {
	return [textOf(step, step.before), textOf(step, step.after)];
}

export function undo({ present, past, future }: UndoState): UndoState {
	const step = past.at(-1);
	if (!step) return { present, past, future };
	return {
		present: setDraft(present, step.path, step.before),
		past: past.slice(0, -1),
		future: [...future, step],
	};
}

/**
 * Redoes the last undone step. Keeps changes that the user made to other files and fields after the
 * undo. Undo brings back a change that the step replaces.
 */
export function redo({ present, past, future }: UndoState): UndoState {
	const step = future.at(-1);
	if (!step) return { present, past, future };
	const { path } = step;
	const before = present.drafts[path];
	const after = redoneDraft(step, before);
	return {
		present: setDraft(present, path, after),
		past: [...past, { ...step, before, after, typedInto: "" }],
		future: future.slice(0, -1),
	};
}

function redoneDraft(step: Step, now: Draft | undefined): Draft | undefined {
	const { before, after } = step;
	const draft = now ?? after;
	if (isSameDraft(before, now) || !draft) return after;
	const [undone, redone, later] = [before, after, now].map((one) =>
		textOf(step, one),
	);
	// One of the texts is missing if the file is new or removed.
	if (!undone || !redone || !later) return after;
	const { text } = mergeTexts(undone, redone, later, { isOneWriter: true });
	return { ...draft, text };
}

/**
 * Adopts the stored versions of all files. If `versions` are the server's response to the drafts in
 * `sent`, adopts only the versions of the files in `sent`.
 */
export function receiveStored(
	state: UndoState,
	versions: DraftVersions,
	sent?: Readonly<Record<string, Draft | null>>,
): UndoState {
	const { present } = state;
	const paths = sent ?? {
		...present.drafts,
		...present.competingDrafts,
		...versions,
	};
	return Object.keys(paths).reduce(({ present, past, future }, path) => {
		const received = receiveVersions(
			present,
			path,
			versions[path] ?? [],
			sent?.[path],
		);
		return rebaseSteps(
			{ present: received, past, future },
			path,
			present.drafts[path],
		);
	}, state);
}

/**
 * Replaces a file's steps by one for a change that another window made, so that Undo brings back the
 * earlier draft.
 */
export function recordReceived(
	before: UndoState,
	path: string,
	earlier: Draft,
): UndoState {
	const state = forgetSteps(before, path);
	const after = state.present.drafts[path];
	const step = {
		path,
		before: earlier,
		after,
		typedInto: "",
		atMs: 0,
		isReceived: true,
	};
	return { ...state, past: [...state.past, step] };
}

/** Adds the steps of an earlier visit, except for files that have changed since. */
export function restoreSteps(
	state: UndoState,
	steps: readonly Step[],
): UndoState {
	const isCurrent = ({ path }: Step) => {
		const last = steps.findLast((step) => step.path === path);
		return isSameDraft(last?.after, state.present.drafts[path]);
	};
	// Typing must not extend these steps, because their times are those of the earlier visit.
	const past = steps
		.filter(isCurrent)
		.map((step) => ({ ...step, typedInto: "" }));
	return { ...state, past };
}

/**
 * Adds the change of a file from `earlier` to the present draft to the file's steps, so that Undo
 * and Redo keep this change. Removes steps that conflict with it, and steps that are based on
 * another saved text.
 */
export function rebaseSteps(
	state: UndoState,
	path: string,
	earlier: Draft | undefined,
): UndoState {
	const now = state.present.drafts[path];
	if (isSameDraft(earlier, now)) return state;
	if (!now) return forgetSteps(state, path);
	const { base } = now;
	const earlierText = earlier ? earlier.text : base;
	const isPicture = path.startsWith("images/");
	const results = new Map<string | null, ReturnType<typeof combine>>();
	const rebasedText = (text: string | null) => {
		const result =
			results.get(text) ??
			combine(isPicture ? undefined : earlierText, text, now.text);
		results.set(text, result);
		return result;
	};
	const draftOf = (text: string | null) =>
		text === base ? undefined : { base, text };
	const rebased = (step: Step): Step[] => {
		if (step.path !== path) return [step];
		const drafts = [step.before, step.after];
		if (drafts.some((draft) => draft && draft.base !== base)) return [];
		const [before, after] = textsAroundStep(step).map(rebasedText);
		if (!before || !after || "theirs" in before || "theirs" in after) return [];
		if (before.merged === after.merged) return [];
		return [
			{ ...step, before: draftOf(before.merged), after: draftOf(after.merged) },
		];
	};
	return {
		present: state.present,
		past: state.past.flatMap(rebased),
		future: state.future.flatMap(rebased),
	};
}

export function forgetSteps(
	{ present, past, future }: UndoState,
	path: string,
): UndoState {
	const isOther = (step: Step) => step.path !== path;
	return {
		present,
		past: past.filter(isOther),
		future: future.filter(isOther),
	};
}

function blankLines(draft: Draft | undefined): number {
	return draft?.text?.split(/\n[ \t]*\n/).length ?? 1;
}
