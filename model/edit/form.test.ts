import { describe, expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";
import { folders, requiredFiles } from "../files.ts";
import { parseContentFile } from "../text/content-file.ts";
import { textsOf } from "../text/walk-values.ts";
import { fieldAt } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";
import { formTitles } from "./tasks.ts";

const forms = [...requiredFiles, ...Object.values(folders)].map(
	({ path, schema }) => ({
		path,
		form: formOf(schema),
	}),
);

function fieldsIn(
	field: Field,
	labelPath: string,
): { labelPath: string; field: Field }[] {
	const inner =
		field.kind === "group"
			? Object.values(field.fields)
			: field.kind === "list" || field.kind === "record"
				? [field.entry]
				: field.kind === "photo" || field.kind === "variants"
					? field.variants
					: [];
	return [
		{ labelPath, field },
		...inner.flatMap((one) => fieldsIn(one, `${labelPath} > ${one.label}`)),
	];
}

const allFields = forms.flatMap(({ path, form }) =>
	fieldsIn(form, path).slice(1),
);

describe("the forms", () => {
	test("have labels without code names for all values", () => {
		const badLabels = allFields
			.filter(({ field }) => !["group", "pair", "fixed"].includes(field.kind))
			.filter(
				({ field: { label } }) =>
					!/^[A-Z\d][^_{}]*$/.test(label) ||
					/[a-z][A-Z]/.test(label.replaceAll(/ProLabs|WebP/g, "")) ||
					/^(Cta|Alt|Url|Id|To|Webp|Noindex|Geo|Zip|Cancelled)$/.test(label),
			);
		expect(badLabels.map(({ labelPath }) => labelPath)).toEqual([]);
	});

	test("have hints without requirement ids, file names or programming terms", () => {
		const badHints = allFields.filter(
			({ field: { hint = "" } }) =>
				/\b[a-z]+[A-Z]/.test(hint) ||
				/[A-Z]+-\d|\.(?:tsx?|yaml|md)\b|content\/|docs\/|""|\b(?:anchor|true|toast|frame|slug|key|path)\b/i.test(
					hint,
				),
		);
		expect(badHints.map(({ field }) => field.hint)).toEqual([]);
	});

	test("have hints that refer only to existing forms", () => {
		const titles = formTitles(forms).map(({ title }) => title);
		const mentioned = allFields.flatMap(({ field: { hint = "" } }) =>
			[...hint.matchAll(/\bunder “([^”]+)”/g)].map(([, title]) => title),
		);
		expect(mentioned).toContain("Durations, notice and promises");
		expect(mentioned.filter((title = "") => !titles.includes(title))).toEqual(
			[],
		);
	});
});

test("every text of the frozen gym has a field in its form, unless the site no longer reads it", () => {
	const withoutField = [...frozen.texts].flatMap(([path, text]) => {
		const form = forms.find(
			(one) => one.path === path || path.startsWith(`${one.path}/`),
		)?.form;
		const { value } = parseContentFile(path, text);
		return textsOf(value)
			.filter((place) => !fieldAt(form, place.path, value))
			.map((place) => `${path} ${place.path.join(".")}`);
	});
	const isRemoved = (place: string) =>
		place.startsWith("pages/fitness-tips.yaml further.");
	expect(withoutField.filter((place) => !isRemoved(place))).toEqual([]);
});

test("a field that the site no longer reads is in no form", () => {
	const fitnessTips = forms.find(({ path }) => path.endsWith("-tips.yaml"));
	expect(fitnessTips?.form).toHaveProperty("fields.lead");
	expect(fitnessTips?.form).not.toHaveProperty("fields.further");
});
