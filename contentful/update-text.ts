import { change, type FieldOrder, readValue } from "#model/edit/change.ts";
import { orderOf } from "#model/edit/field-at.ts";
import { type Field, formOf } from "#model/edit/form.ts";
import { entryOf, folders } from "#model/files.ts";
import { operationsFor } from "./operations.ts";

export type FileValue = { value: unknown; body: string };

/**
 * Writes new values into a text. Keeps comments and unchanged lines. Returns undefined if the YAML
 * of the text is invalid.
 */
export function updateText(
	path: string,
	text: string,
	{ value, body }: FileValue,
): string | undefined {
	const before = readValue(text);
	if (!before) return undefined;
	const order = orderFor(path, value);
	const changed = operationsFor(before.value, value, order).reduce(
		(text, operation) => change(text, operation, order),
		text,
	);
	return before.body.trim() === body.trim()
		? changed
		: change(changed, { kind: "body", text: body });
}

/**
 * Returns the template of a new file. All its values are replaced later, but an article's keywords
 * keep the flow style `[a]`.
 */
export function newText(path: string): string {
	return path.endsWith(".md") ? "---\nkeywords: [a]\n---\n\nText\n" : "";
}

const forms = new Map<string, Field>();

function orderFor(path: string, value: unknown): FieldOrder {
	const { schema } = entryOf(path) ?? folders.articles;
	const form = forms.get(path) ?? formOf(schema);
	forms.set(path, form);
	return orderOf(form, value);
}
