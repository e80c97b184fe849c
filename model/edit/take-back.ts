import { mergeTexts } from "./merge.ts";

export type TakenBack = {
	/** null removes the file. */
	text: string | null;
	/** A field was changed again later; `text` has what it was before both changes. */
	hasConflict: boolean;
};

/** Undoes a published change of a file in its present text. */
export function takeBack(
	{ before, after }: { before: string | null; after: string | null },
	now: string | null,
): TakenBack {
	if (now === before || now === after)
		return { text: before, hasConflict: false };
	if (before === null || after === null || now === null)
		return { text: before, hasConflict: true };
	const { text, conflicts } = mergeTexts(after, before, now);
	return { text, hasConflict: conflicts.length > 0 };
}
