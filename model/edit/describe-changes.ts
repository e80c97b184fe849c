import { readValue } from "./change.ts";
import { differences } from "./differences.ts";
import type { Field } from "./form.ts";

export type FileChange = {
	file: string;
	/** What the owner calls the file: "Prices". */
	title: string;
	/** "Memberships, Silver, price per week: $79 to $75" */
	lines: readonly string[];
};

/** The difference between two texts of a file, in words; null where there is no file. */
export function describeChange(
	form: Field | undefined,
	before: string | null,
	after: string | null,
): string[] {
	if (after === null) return ["removed"];
	if (before === null) return ["new"];
	const [old, now] = [before, after].map(readValue);
	const lines = differences(form, old?.value, now?.value).map(
		({ place, before: was, after: is }) =>
			was === undefined
				? `${place}: new, ${is}`
				: is === undefined
					? `${place}: ${was} removed`
					: `${place}: ${was} to ${is}`,
	);
	return old?.body === now?.body ? lines : [...lines, "The text is rewritten"];
}

/** The first line is the change, or the names of what has changed; the others are all changes. */
export function commitMessage(changes: readonly FileChange[]): string {
	const lines = changes.flatMap(({ title, lines: own }) =>
		own.map((line) => `${title}: ${line}`),
	);
	const [first = "Change the content"] = lines;
	const titles = [...new Set(changes.map(({ title }) => title))];
	const names = `Change ${titles.join(", ")}`;
	const short =
		names.length > 72
			? `Change ${titles[0]} and ${titles.length - 1} more`
			: names;
	const subject = lines.length > 1 || first.length > 72 ? short : first;
	return `${subject.slice(0, 72)}\n\n${lines.join("\n")}\n`;
}
