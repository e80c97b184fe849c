import { dateInputs } from "./date-inputs.ts";
import type { Field } from "./form.ts";

const { to: toInput, from: fromInput } = dateInputs.moment;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the new end of an entry whose start changes to `newStart`. `entry` still has the old
 * start. Keeps the duration, as calendar programs do. Returns undefined if the duration is longer
 * than a day, because the user may have typed the end first.
 */
export function movedEnd(
	form: Field | undefined,
	entry: unknown,
	startField: string,
	newStart: unknown,
): { field: string; value: string } | undefined {
	if (form?.kind !== "group") return undefined;
	const [field] =
		Object.entries(form.fields).find(
			([, inner]) => inner.kind === "moment" && inner.startField === startField,
		) ?? [];
	if (!field) return undefined;
	const start = timeOf(Reflect.get(Object(entry), startField));
	const end = timeOf(Reflect.get(Object(entry), field));
	if (end - start > dayMs) return undefined;
	const moved = timeOf(newStart) + end - start;
	// If the old start or end is missing, `timeOf` returns NaN, so the comparison is false.
	if (!(end > start) || Number.isNaN(moved)) return undefined;
	const written = new Date(moved)
		.toISOString()
		.slice(0, "2026-12-12T11:00".length);
	return { field, value: fromInput(written) };
}

/** "2026-12-12 11:00 AM" -> milliseconds since 1970, as if in UTC; NaN for an invalid moment. */
function timeOf(written: unknown): number {
	return Date.parse(`${toInput(String(written))}Z`);
}
