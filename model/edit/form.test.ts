import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { files, folders, pageFiles, requiredFiles } from "../files.ts";
import { parseContentFile } from "../text/content-file.ts";
import { textsOf } from "../text/texts-of.ts";
import type { Path } from "./change.ts";
import {
	convertVariant,
	emptyValue,
	type Field,
	fieldAt,
	formOf,
	nearestFieldPath,
	orderOf,
	variantOf,
} from "./form.ts";

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
					/^(Cta|Alt|Url|Id|To|Webp|Noindex|Geo|Zip)$/.test(label),
			);
		expect(odd.map(({ way }) => way)).toEqual([]);
	});

	test("say no requirement's id and no name of a code file in a hint", () => {
		const odd = all.filter(({ field: { hint = "" } }) =>
			/[A-Z]+-\d|\.tsx?\b/.test(hint),
		);
		expect(odd.map(({ field }) => field.hint)).toEqual([]);
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

test("a new entry has every field that it needs, so that the rules say what is missing", () => {
	const closures = fieldAt(formOf(files.schedule.schema), ["closures"], {});
	if (closures?.kind !== "list") throw new Error("Closed days are no list");
	expect(emptyValue(closures.entry)).toEqual({ from: "", note: "" });
	expect(emptyValue(formOf(folders.articles.schema))).toMatchObject({
		title: "",
		keywords: [""],
		photo: { file: "", alt: "" },
	});
});

describe("a mistake is shown beside", () => {
	const schedule = formOf(files.schedule.schema);
	const coaches = formOf(files.coaches.schema);
	test.each<[string, Field, Path, unknown, Path]>([
		[
			"its own field",
			schedule,
			["closures", 0, "from"],
			{ closures: [{}] },
			["closures", 0, "from"],
		],
		[
			"the days, where it is in one of them",
			schedule,
			["classes", 0, "days", 1],
			{ classes: [{ days: ["monday", "tuesday"] }] },
			["classes", 0, "days"],
		],
		[
			"what is around a name that no schema knows",
			schedule,
			["closures", 0, "form"],
			{ closures: [{ form: "2027-02-01" }] },
			["closures", 0],
		],
		[
			"a photograph, where it is in its point",
			coaches,
			["maren", "photo", "focus", 0],
			{ maren: { photo: { file: "a.jpg", alt: "A", focus: [900, 0] } } },
			["maren", "photo"],
		],
		[
			"an entry, where it is of no kind",
			formOf(pageFiles.groupClasses.schema),
			["hero", "actions", 0],
			{ hero: { actions: [{ label: "Book" }] } },
			["hero", "actions", 0],
		],
		["the form, where it is about all of it", schedule, [], {}, []],
	])("%s", (_name, form, path, value, shown) => {
		expect(nearestFieldPath(form, path, value)).toEqual(shown);
	});
});

describe("a section of a landing page", () => {
	const sections = fieldAt(formOf(folders.landing.schema), ["bands", 0], {});
	if (sections?.kind !== "variants") throw new Error("Sections have no kinds");
	const { variants } = sections;
	const pairs = variants.flatMap((from) =>
		variants
			.filter((to) => to !== from)
			.map((to) => ({ from, to, name: `${from.label} to ${to.label}` })),
	);

	test.each(pairs)("changes its kind: $name", ({ from, to }) => {
		const value = { ...Object(emptyValue(from)), title: "Why we lift" };
		const converted = convertVariant(from, to, value);
		expect(variantOf(sections, converted)).toBe(to);
		const names = to.kind === "group" ? Object.keys(to.fields) : [];
		for (const name of Object.keys(Object(converted)))
			expect(names).toContain(name);
		if (names.includes("title"))
			expect(converted).toHaveProperty("title", "Why we lift");
	});

	test("keeps optional fields that the other kind has too", () => {
		const [text, plans] = ["Text and a picture", "Prices"].map((label) =>
			variants.find((variant) => variant.label === label),
		);
		const [points] = variants.filter(({ label }) => label === "List of points");
		if (!text || !plans || !points) throw new Error("A kind is missing");
		const value = { band: "points", title: "A", lead: "B", points: ["C"] };
		expect(convertVariant(points, plans, value)).toEqual({
			band: "plans",
			title: "A",
			lead: "B",
		});
	});
});

test("a text with a limit has it in its form, for the counter", () => {
	const form = formOf(pageFiles.about.schema);
	const limits = ["title", "description"].map(
		(name) => fieldAt(form, ["head", name], {})?.maxLength,
	);
	expect(limits).toEqual([60, 170]);
});
