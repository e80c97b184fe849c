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

function fieldsIn(field: Field, way: string): { way: string; field: Field }[] {
	const inner =
		field.kind === "group"
			? Object.values(field.fields)
			: field.kind === "list" || field.kind === "record"
				? [field.entry]
				: field.kind === "photo" || field.kind === "variants"
					? field.variants
					: [];
	return [
		{ way, field },
		...inner.flatMap((one) => fieldsIn(one, `${way} > ${one.label}`)),
	];
}

const all = forms.flatMap(({ path, form }) => fieldsIn(form, path).slice(1));

describe("the forms", () => {
	test("have a label for each value, in words and not in names of code", () => {
		const odd = all
			.filter(({ field }) => !["group", "pair", "fixed"].includes(field.kind))
			.filter(
				({ field: { label } }) =>
					!/^[A-Z\d][^_{}]*$/.test(label) ||
					/[a-z][A-Z]/.test(label.replaceAll(/ProLabs|WebP/g, "")) ||
					/^(Cta|Alt|Url|Id|To|Webp|Noindex|Geo|Zip|Cancelled)$/.test(label),
			);
		expect(odd.map(({ way }) => way)).toEqual([]);
	});

	test("say no requirement's id, no file and no word of programmers in a hint", () => {
		const odd = all.filter(({ field: { hint = "" } }) =>
			/[A-Z]+-\d|\.(?:tsx?|yaml|md)\b|content\/|docs\/|""|\b(?:anchor|true|toast|frame|slug|key|path)\b/i.test(
				hint,
			),
		);
		expect(odd.map(({ field }) => field.hint)).toEqual([]);
	});

	test("name in a hint only forms that there are", () => {
		const titles = formTitles(forms).map(({ title }) => title);
		const named = all.flatMap(({ field: { hint = "" } }) =>
			[...hint.matchAll(/\bunder “([^”]+)”/g)].map(([, title]) => title),
		);
		expect(named).toContain("Durations, notice and promises");
		expect(named.filter((title = "") => !titles.includes(title))).toEqual([]);
	});
});

test("every value of the gym has a field in its form", () => {
	const lost = [...frozen.texts].flatMap(([path, text]) => {
		const form = forms.find(
			(one) => one.path === path || path.startsWith(`${one.path}/`),
		)?.form;
		const { value } = parseContentFile(path, text);
		return textsOf(value)
			.filter((place) => !fieldAt(form, place.path, value))
			.map((place) => `${path} ${place.path.join(".")}`);
	});
	expect(lost).toEqual([]);
});
