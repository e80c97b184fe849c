import { mergeTexts } from "./merge.ts";

/** Texts of a file before and after a published change; null if the file did not exist. */
export type TextChange = { before: string | null; after: string | null };

export type Reverted = {
	text: string | null;
	/**
	 * True if a later change affects the same field. In this case, `text` contains the field's value
	 * from before both changes.
	 */
	hasConflict: boolean;
};

export function revertChange(
	{ before, after }: TextChange,
	now: string | null,
): Reverted {
	if (now === before || now === after)
		return { text: before, hasConflict: false };
	if (before === null || after === null || now === null)
		return { text: before, hasConflict: true };
	const { text, conflicts } = mergeTexts(after, before, now);
	return { text, hasConflict: conflicts.length > 0 };
}
