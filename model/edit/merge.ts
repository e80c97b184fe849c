import { isObject, type Path, valueAt } from "../text/path.ts";
import { change, type FieldOrder, readValue } from "./change.ts";
import { isSame } from "./is-same.ts";
import { identityOf, matchEntries } from "./match-entries.ts";

export type Merged = {
	text: string;
	/**
	 * Fields that both sides changed. The merge keeps `mine`. The empty path means the whole file.
	 */
	conflicts: readonly Path[];
};

type MergeOptions = {
	orderAt?: FieldOrder | undefined;
	/**
	 * True if `theirs` contains later changes of the same person. Then entries at the same index are
	 * the same entry, unless an entry was moved.
	 */
	isOneWriter?: boolean;
};

/** Three-way merge: copies into `theirs` the fields of `mine` that differ from `base`. */
export function mergeTexts(
	base: string,
	mine: string,
	theirs: string,
	{ orderAt, isOneWriter = false }: MergeOptions = {},
): Merged {
	if (base === theirs || mine === theirs) return { text: mine, conflicts: [] };
	if (base === mine) return { text: theirs, conflicts: [] };
	const [baseFile, mineFile, theirsFile] = [base, mine, theirs].map(readValue);
	if (!baseFile || !mineFile || !theirsFile)
		return { text: mine, conflicts: [[]] };
	const conflicts: Path[] = [];
	try {
		let text = theirs;
		const paths = changedPaths(
			baseFile.value,
			mineFile.value,
			theirsFile.value,
			[],
			isOneWriter,
		);
		for (const path of paths) {
			const [before, now, value] = [baseFile, theirsFile, mineFile].map(
				(file) => valueAt(file.value, path),
			);
			if (isSame(now, value)) continue;
			if (!isSame(before, now)) conflicts.push(path);
			const isRemoved = value === undefined;
			text = change(
				text,
				isRemoved ? { kind: "remove", path } : { kind: "set", path, value },
				orderAt,
			);
		}
		if (mineFile.body !== baseFile.body && mineFile.body !== theirsFile.body) {
			if (theirsFile.body !== baseFile.body) conflicts.push(["body"]);
			text = change(text, { kind: "body", text: mineFile.body });
		}
		return { text, conflicts };
	} catch {
		// The path does not exist in `theirs`: one side removed a value that the other side changed.
		return { text: mine, conflicts: [[]] };
	}
}

/**
 * Returns the paths of the innermost fields that `after` changed. For a list whose length differs,
 * returns the list's path. If `other` changed a list at the same index, but perhaps another entry,
 * returns the path of the whole entry, so that the merge does not mix two entries.
 */
function changedPaths(
	before: unknown,
	after: unknown,
	other: unknown,
	path: Path,
	isOneWriter: boolean,
): Path[] {
	if (isSame(before, after)) return [];
	if (![before, after, other].every(isObject)) return [path];
	const all = [before, after, other].map(Object);
	const lists: unknown[][] = all.filter(Array.isArray);
	const lengths = new Set(lists.map(({ length }) => length));
	if (lists.length > 0 && (lists.length < 3 || lengths.size > 1)) return [path];
	const [list, ...changed] = lists;
	const isReordered =
		list && changed.some((entries) => hasMovedEntry(list, entries));
	const names = new Set(all.slice(0, 2).flatMap(Object.keys));
	return [...names].flatMap((name) => {
		const key = lists.length > 0 ? Number(name) : name;
		const [innerBefore, innerAfter, innerOther] = all.map((value) =>
			Reflect.get(value, name),
		);
		const innerPath = [...path, key];
		if (isSame(innerBefore, innerAfter)) return [];
		const mayBeDifferent =
			list &&
			(isReordered ||
				!(
					isOneWriter ||
					changed.every((entries) => isSameEntry(list, entries, Number(name)))
				));
		return mayBeDifferent && !isSame(innerBefore, innerOther)
			? [innerPath]
			: changedPaths(
					innerBefore,
					innerAfter,
					innerOther,
					innerPath,
					isOneWriter,
				);
	});
}

/** True if the entries at `index` have the same id or name, or if most fields are the same. */
function isSameEntry(
	before: readonly unknown[],
	after: readonly unknown[],
	index: number,
): boolean {
	const [old, current] = [Object(before[index]), Object(after[index])];
	if (matchEntries(before, after)[index] !== index || old.id !== current.id)
		return false;
	const identity = identityOf(old);
	if (identity !== "" && identity === identityOf(current)) return true;
	const names = Object.keys({ ...old, ...current });
	const same = names.filter((name) => isSame(old[name], current[name]));
	return same.length > names.length / 2;
}

function hasMovedEntry(
	before: readonly unknown[],
	after: readonly unknown[],
): boolean {
	return after.some(
		(entry, index) =>
			!isSame(entry, before[index]) && before.some((old) => isSame(old, entry)),
	);
}
