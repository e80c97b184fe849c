import type { FieldOrder } from "./change.ts";
import { mergeTexts } from "./merge.ts";

export type Conflict = { mine: string | null; theirs: string | null };

/**
 * Merges two versions of a file's text. null means that the file does not exist. `base` is
 * undefined if the versions have no common base. If only one version differs from the base, returns
 * it. If both changed the same field, returns two merged texts that differ only in such fields. If
 * both differ and a text is missing, returns both versions unmerged.
 */
export function combine(
	base: string | null | undefined,
	mine: string | null,
	theirs: string | null,
	orderAt?: FieldOrder,
): { merged: string | null } | Conflict {
	if (mine === theirs || theirs === base) return { merged: mine };
	if (mine === base) return { merged: theirs };
	if (base === undefined || base === null || mine === null || theirs === null)
		return { mine, theirs };
	const merge = mergeTexts(base, mine, theirs, { orderAt });
	if (merge.conflicts.length === 0) return { merged: merge.text };
	return {
		mine: merge.text,
		theirs: mergeTexts(base, theirs, mine, { orderAt }).text,
	};
}
