import { useEffect } from "react";
import { type Conflict, combine } from "#model/edit/combine.ts";
import {
	type Draft,
	type Drafts,
	isSameDraft,
	resolveCompetingDraft,
	setDraft,
	type WindowDrafts,
} from "#model/edit/drafts.ts";
import { orderOf } from "#model/edit/field-at.ts";
import type { Field } from "#model/edit/form.ts";
import { isSame } from "#model/edit/is-same.ts";
import {
	forgetSteps,
	rebaseSteps,
	recordChange,
	textsAroundStep,
	type UndoState,
} from "#model/edit/undo.ts";
import { readText } from "./read-text.ts";

type Texts = {
	windowDrafts: WindowDrafts;
	serverState: { saved: Readonly<Record<string, string>> };
};

type Props = Texts & {
	formOf: (file: string) => Field | undefined;
	update: (step: (state: UndoState) => UndoState) => void;
};

/**
 * Merges drafts with drafts of another window and with files that were saved meanwhile. If both
 * sides changed the same field, the owner must choose a version.
 */
export function useConflicts({
	windowDrafts,
	serverState,
	formOf,
	update,
}: Props) {
	const combineWithOther = (
		{ windowDrafts, serverState }: Texts,
		file: string,
	) => {
		const { drafts, competingDrafts } = windowDrafts;
		const draft = drafts[file];
		const saved = serverState.saved[file] ?? null;
		const base = draft ? draft.base : saved;
		const [competingDraft] = competingDrafts[file] ?? [];
		if (!competingDraft && base === saved) return undefined;
		const hasCommonBase =
			!file.startsWith("images/") &&
			(!competingDraft || competingDraft.base === base);
		const mine = draft ? draft.text : saved;
		const theirs = competingDraft ? competingDraft.text : saved;
		const form = formOf(file);
		return combine(
			hasCommonBase ? base : undefined,
			mine,
			theirs,
			form && orderOf(form, readText(theirs ?? "")?.value),
		);
	};

	/**
	 * Returns the draft with which `text` resolves the two versions of a file, and a function that sets
	 * it. The draft replaces another window's competing draft; without one, it is based on the saved
	 * file.
	 */
	const resolutionOf = (
		{ windowDrafts, serverState }: Texts,
		file: string,
		text: string | null,
	) => {
		const { drafts, competingDrafts } = windowDrafts;
		const saved = serverState.saved[file] ?? null;
		const [competingDraft] = competingDrafts[file] ?? [];
		const source =
			competingDraft?.text === text ? competingDraft : drafts[file];
		const base = competingDraft && source ? source.base : saved;
		const draft = isAsSaved(file, text, saved) ? undefined : { base, text };
		const resolve = competingDraft ? resolveCompetingDraft : setDraft;
		return {
			draft,
			apply: (state: UndoState): UndoState => ({
				...state,
				present: resolve(state.present, file, draft),
			}),
		};
	};

	const mergeDrafts = (texts: Texts) => {
		for (const file of Object.keys(texts.windowDrafts.drafts)) {
			const combined = combineWithOther(texts, file);
			if (!combined || !("merged" in combined)) continue;
			const merge = resolutionOf(texts, file, combined.merged);
			update((state) =>
				rebaseSteps(merge.apply(state), file, state.present.drafts[file]),
			);
		}
	};
	const texts = { windowDrafts, serverState };
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the drafts or the server's files change
	useEffect(() => mergeDrafts(texts), [windowDrafts, serverState]);

	const conflictOf = (file: string): Conflict | undefined => {
		const combined = combineWithOther(texts, file);
		return combined && "theirs" in combined ? combined : undefined;
	};
	return {
		mergeDrafts,
		conflictOf,
		conflicts: Object.keys(windowDrafts.drafts).filter(conflictOf),
		resolveConflict(file: string, choice: "mine" | "theirs") {
			const conflict = conflictOf(file);
			const other = choice === "mine" ? "theirs" : "mine";
			if (!conflict) return;
			// Undo returns to the rejected version.
			const rejected = resolutionOf(texts, file, conflict[other]);
			const chosen = resolutionOf(texts, file, conflict[choice]);
			update((state) =>
				recordChange(forgetSteps(rejected.apply(state), file), {
					path: file,
					draft: chosen.draft,
					typedInto: "",
					atMs: 0,
				}),
			);
		},
	};
}

type Replaced = {
	file: string;
	/** The version of this window's user. */
	draft: Draft;
	/** False if another window had replaced this window's version before. */
	isOwn: boolean;
};

/**
 * Returns the drafts made in this window that another window has replaced with a text without their
 * changes.
 */
export function replacedDrafts(
	{ present, past, future }: UndoState,
	received: Drafts,
	saved: Readonly<Record<string, string>>,
): Replaced[] {
	return Object.entries(present.drafts).flatMap(([file, draft]) => {
		const other = received[file];
		if (isSameDraft(draft, other)) return [];
		const isOfFile = ({ path }: { path: string }) => path === file;
		const last = past.findLast(isOfFile);
		if (!last && !future.some(isOfFile)) return [];
		const isOwn = !last?.isReceived;
		const mine = (isOwn ? undefined : last?.before) ?? draft;
		const now = other ? other.text : (saved[file] ?? null);
		const first = past.find(isOfFile);
		// Before the first step, the draft may already contain changes of other windows.
		const [before] =
			first && !first.isReceived ? textsAroundStep(first) : [mine.base];
		const isPicture = file.startsWith("images/");
		const combined = combine(isPicture ? undefined : before, mine.text, now);
		const isContained =
			isAsSaved(file, mine.text, now) ||
			("merged" in combined && isAsSaved(file, combined.merged, now));
		return isContained ? [] : [{ file, draft: mine, isOwn }];
	});
}

export function isAsSaved(
	file: string,
	text: string | null,
	saved: string | null,
): boolean {
	if (text === null || saved === null || file.startsWith("images/"))
		return text === saved;
	return isSame(readText(text), readText(saved));
}
