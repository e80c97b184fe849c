import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { files, folders, pageFiles, requiredFiles } from "../files.ts";
import { parseContentFile } from "../text/content-file.ts";
import { textsOf } from "../text/texts-of.ts";
import type { Path } from "./change.ts";
import { fieldAt, orderOf } from "./field-at.ts";
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

	test("have a noun for each entry and each part that a button adds", () => {
		const added = all.filter(
			({ field }) =>
				!field.isRequired && ["group", "list", "variants"].includes(field.kind),
		);
		const entries = all.flatMap(({ field }) =>
			field.kind === "list" ? [field.entry.label] : [],
		);
		const labels = [...added.map(({ field }) => field.label), ...entries];
		expect(
			labels.filter((label) =>
				/^(?:Subscribe|In short|Extra|Socials|Full bio|List|Included|Bar|Menu)$|^Packages|^Pro labs/.test(
					label,
				),
			),
		).toEqual([]);
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

	test("know times, days, money, pictures, pages, coaches and members from other words", () => {
		const { schedule, pricing, testimonials, coaches } = files;
		const kindAt = (schema: Parameters<typeof formOf>[0], path: Path) =>
			fieldAt(formOf(schema), path, {})?.kind;
		expect(kindAt(schedule.schema, ["openingHours", 0, "opens"])).toBe("time");
		expect(kindAt(schedule.schema, ["openingHours", 0, "closes"])).toBe("time");
		expect(kindAt(schedule.schema, ["openingHours", 0, "days"])).toBe("days");
		expect(kindAt(schedule.schema, ["closures", 0, "from"])).toBe("date");
		expect(kindAt(schedule.schema, ["classes", 0, "coaches", 0])).toBe("coach");
		expect(kindAt(pricing.schema, ["memberships", 0, "pricePerWeek"])).toBe(
			"money",
		);
		expect(kindAt(testimonials.schema, ["home", 0])).toBe("member");
		expect(kindAt(coaches.schema, ["maren", "photo"])).toBe("photo");
		expect(kindAt(folders.articles.schema, ["relatedService"])).toBe("service");
		expect(kindAt(folders.articles.schema, ["date"])).toBe("printedDate");
	});
});

describe("every value of the gym", () => {
	const folder = "tests/support/content-2026-11";
	const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => /\.(yaml|md)$/.test(path))
		.map((path) => {
			const text = readFileSync(`${folder}/${path}`, "utf8");
			const form = forms.find(
				(one) => one.path === path || path.startsWith(`${one.path}/`),
			)?.form;
			return { path, form, ...parseContentFile(path, text) };
		});

	test("has a field in its form", () => {
		const lost = written.flatMap(({ path, form, value }) =>
			textsOf(value)
				.filter((place) => !fieldAt(form, place.path as Path, value))
				.map((place) => `${path} ${place.path.join(".")}`),
		);
		expect(lost).toEqual([]);
	});

	test("stands in the order that the form has", () => {
		const pricing = written.find(({ path }) => path === "pricing.yaml");
		if (!pricing?.form) throw new Error("There is no form of pricing.yaml");
		const order = orderOf(pricing.form, pricing.value);
		expect(order(["memberships", 0])).toEqual([
			"id",
			"name",
			"pricePerWeek",
			"sessionsPerWeek",
			"card",
		]);
		expect(order(["memberships"])).toBeUndefined();
	});
});

test("a text with a limit has it in its form, for the counter", () => {
	const form = formOf(pageFiles.about.schema);
	const limits = ["title", "description"].map(
		(name) => fieldAt(form, ["head", name], {})?.maxLength,
	);
	expect(limits).toEqual([60, 170]);
});
