import type { FieldOrder } from "./change.ts";
import { mergeTexts } from "./merge.ts";

/** Both texts of a file between which the owner must choose; null if the file is removed. */
export type Conflict = { mine: string | null; theirs: string | null };

/**
 * Combines two texts that both began from `base`, which is undefined if it is not known. Texts that
 * change one field differently are a conflict; each then has the other's changes of other fields.
 */
export function combine(
	base: string | undefined,
	mine: string | null,
	theirs: string | null,
	orderAt?: FieldOrder,
): { merged: string } | Conflict {
	if (base === undefined || mine === null || theirs === null)
		return { mine, theirs };
	const own = mergeTexts(base, mine, theirs, orderAt);
	if (own.conflicts.length === 0) return { merged: own.text };
	return {
		mine: own.text,
		theirs: mergeTexts(base, theirs, mine, orderAt).text,
	};
}
