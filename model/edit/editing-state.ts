import {
	type Draft,
	editDraft,
	isSameDraft,
	markSent,
	receiveVersions,
	resolveCompetingDraft,
	type Versions,
	viewOf,
} from "./drafts.ts";
import {
	type Change,
	changeDraft,
	forgetSteps,
	redo,
	type UndoState,
	undo,
} from "./undo.ts";

export type EditingAction =
	| ({ kind: "change" } & Change)
	| { kind: "undo" | "redo" | "saved" }
	| { kind: "sent"; hashes: Readonly<Record<string, string>> }
	/** The server returned the stored versions of all files, or of the sent files. */
	| {
			kind: "received";
			versions: Versions;
			sent?: Readonly<Record<string, Draft | null>>;
	  }
	/**
	 * Resolves a conflict with a draft of another window, or with a file that was saved or published
	 * meanwhile. An undefined `draft` discards the change.
	 */
	| {
			kind: "resolveCompetingDraft" | "rebase";
			path: string;
			draft: Draft | undefined;
	  };

export function beginEditing(versions: Versions): UndoState {
	return { view: viewOf(versions), past: [], future: [] };
}

export function reduceEditing(
	state: UndoState,
	action: EditingAction,
): UndoState {
	const { view } = state;
	switch (action.kind) {
		case "change":
			return changeDraft(state, action);
		case "undo":
			return undo(state);
		case "redo":
			return redo(state);
		case "saved":
			return { view, past: [], future: [] };
		case "sent":
			return { ...state, view: markSent(view, action.hashes) };
		case "received": {
			const { versions, sent } = action;
			const paths = sent ?? {
				...view.drafts,
				...view.competingDrafts,
				...versions,
			};
			return Object.keys(paths).reduce((before, path) => {
				const received = receiveVersions(
					before.view,
					path,
					versions[path] ?? [],
					sent?.[path],
				);
				const isSame = isSameDraft(
					before.view.drafts[path],
					received.drafts[path],
				);
				const { past, future } = before;
				const after = { view: received, past, future };
				return isSame ? after : forgetSteps(after, path);
			}, state);
		}
		case "resolveCompetingDraft": {
			const { path, draft } = action;
			const decided = resolveCompetingDraft(view, path, draft);
			return forgetSteps({ ...state, view: decided }, path);
		}
		case "rebase": {
			const { path, draft } = action;
			const decided = editDraft(view, path, draft);
			return forgetSteps({ ...state, view: decided }, path);
		}
	}
}
