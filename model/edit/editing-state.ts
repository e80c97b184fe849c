import {
	type Draft,
	isSameDraft,
	receiveVersions,
	type Versions,
	viewOf,
} from "./drafts.ts";
import { forgetSteps, type UndoState } from "./undo.ts";

export function beginEditing(versions: Versions): UndoState {
	return { view: viewOf(versions), past: [], future: [] };
}

/**
 * Adopts the stored versions of all files. If `versions` are the server's response to the drafts in
 * `sent`, adopts only the versions of the files in `sent`.
 */
export function receiveStored(
	state: UndoState,
	versions: Versions,
	sent?: Readonly<Record<string, Draft | null>>,
): UndoState {
	const { view } = state;
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
		const isSame = isSameDraft(before.view.drafts[path], received.drafts[path]);
		const { past, future } = before;
		const after = { view: received, past, future };
		return isSame ? after : forgetSteps(after, path);
	}, state);
}
