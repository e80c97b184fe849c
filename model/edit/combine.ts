import type { FieldOrder } from "./change.ts";
import { mergeTexts } from "./merge.ts";

export type Conflict = { mine: string | null; theirs: string | null };

/**
 * Merges two changed versions of `base`. If both changed the same field, returns two merged texts
 * that differ only in such fields. If the versions have no common `base` or if one version removes the file, returns
 * both versions unmerged.
 */
export function combine(
	base: string | null,
	mine: string | null,
	theirs: string | null,
	orderAt?: FieldOrder,
): { merged: string } | Conflict {
	if (base === null || mine === null || theirs === null)
		return { mine, theirs };
	const merge = mergeTexts(base, mine, theirs, { orderAt });
	if (merge.conflicts.length === 0) return { merged: merge.text };
	return {
		mine: merge.text,
		theirs: mergeTexts(base, theirs, mine, { orderAt }).text,
	};
}
