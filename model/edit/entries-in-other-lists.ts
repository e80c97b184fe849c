import { isObject } from "../text/path.ts";

type RemovedEntry = {
	member: string;
	lists: string[];
};

/**
 * Finds members who were removed from the list `name` but are still in another list of the file.
 * For example, `home` and `wall` of testimonials.yaml may contain the same member. `saved` is the
 * saved file, and `value` is the current file.
 */
export function entriesInOtherLists(
	saved: unknown,
	value: unknown,
	name: string,
): RemovedEntry[] {
	const before = listsIn(saved)[name] ?? [];
	const { [name]: now = [], ...otherLists } = listsIn(value);
	return before.flatMap((member) => {
		if (typeof member !== "string" || now.includes(member)) return [];
		const lists = Object.keys(otherLists).filter((listName) =>
			otherLists[listName]?.includes(member),
		);
		return lists.length > 0 ? [{ member, lists }] : [];
	});
}

function listsIn(file: unknown): Record<string, readonly unknown[]> {
	if (!isObject(file)) return {};
	const lists = Object.entries(file).filter(([, list]) => Array.isArray(list));
	return Object.fromEntries(lists);
}
