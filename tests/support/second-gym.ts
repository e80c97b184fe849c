import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Document, parse } from "yaml";
import { fieldAt } from "#model/edit/field-at.ts";
import { type Field, formOf } from "#model/edit/form.ts";
import { entryOf } from "#model/files.ts";
import { isObject, type Path } from "#model/text/path.ts";
import { textsIn } from "../../publish/content/read-content.ts";
import { frozenGym } from "./sites/sites.ts";

export const ownFiles = "tests/support/second-gym";

export const pictureFolders = [frozenGym, ownFiles].map((folder) =>
	join(folder, "images"),
);

/** Replacements in texts: the second gym has another name, other punch cards and no open gym. */
const factReplacements = [
	["ironbell", "harborlane"],
	[/\{openGym\.[^}]*\}/g, "{gym.shortName}"],
	["punchCard.5", "punchCard.3"],
] as const;

/** Values that must agree with the second gym's other values, or that a test of its site needs. */
const changedValues: Readonly<Record<string, readonly [Path, unknown][]>> = {
	"integrations.yaml": [
		[
			["pixel"],
			{
				id: "4455667788",
				scripts: [
					"https://pixel.harborlane.example/events.js",
					"https://pixel.harborlane.example/more/",
				],
				reportsTo: "https://pixel.harborlane.example",
			},
		],
	],
	"pages/corporate.yaml": [
		[
			["itinerary", "rows"],
			[
				{ time: "0:00", activity: "Cast off" },
				{ time: "0:55", activity: "Moor" },
			],
		],
	],
	"pages/group-classes.yaml": [
		[["class", "parts", 1, "minutes"], 15],
		[
			["gallery", "images"],
			[
				{
					original: "https://images.harborlane.example/deck.jpg",
					alt: "The deck at night",
				},
				{
					original: "http://images.harborlane.example/left-out.jpg",
					alt: "Left out for its address",
				},
			],
		],
	],
	"pages/nutrition-coaching.yaml": [[["testimonial", "person"], "two"]],
	"pages/open-gym.yaml": [[["gallery", "images"], []]],
	"pages/thank-you-intro-call.yaml": [[["quote", "person"], "two"]],
};

/**
 * Returns the second gym's texts by path: its own files, and the test content with other words and
 * no optional fields.
 */
export function secondGymTexts(): Promise<ReadonlyMap<string, string>> {
	texts ??= readSecondGym();
	return texts;
}

let texts: Promise<ReadonlyMap<string, string>> | undefined;

async function readSecondGym(): Promise<ReadonlyMap<string, string>> {
	const archived = [...(await textsIn(frozenGym))].filter(
		([path]) => !/^(articles|landing)\//.test(path),
	);
	return new Map([
		...archived.map(
			([path, text]) => [path, adaptToSecondGym(path, text)] as const,
		),
		...(await textsIn(ownFiles)),
	]);
}

export async function writeSecondGym(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	for (const [path, text] of await secondGymTexts()) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	for (const pictures of pictureFolders)
		await cp(pictures, join(folder, "images"), { recursive: true });
}

/**
 * Replaces each letter by the thirteenth after it (ROT13), so that every word changes but keeps its
 * length. Keeps facts in braces, placeholders and addresses.
 */
export function rot13(text: string): string {
	return text.replaceAll(
		/\{[^}]*\}|\[\w+\](?!\()|\]\([^)]*\)|https?:\S+|[a-z]/gi,
		(match) => (match.length === 1 ? thirteenthAfter(match) : match),
	);
}

function thirteenthAfter(letter: string): string {
	const first = letter < "a" ? 65 : 97;
	return String.fromCharCode(
		((letter.charCodeAt(0) - first + 13) % 26) + first,
	);
}

function adaptToSecondGym(path: string, text: string): string {
	const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
	const replaced = factReplacements.reduce(
		(changed, [from, to]) => changed.replaceAll(from, to),
		front ?? text,
	);
	const value: unknown = parse(replaced);
	const entry = entryOf(path);
	if (!entry) throw new Error(`${path} has no schema`);
	const document = new Document(
		withoutOptionalFields(value, formOf(entry.schema), value, []),
	);
	for (const [changed, to] of changedValues[path] ?? [])
		document.setIn(changed, document.createNode(to));
	const yaml = document.toString({ lineWidth: 0 });
	return body === undefined ? yaml : `---\n${yaml}---\n${rot13(body)}`;
}

/** Copies a value with texts in ROT13 and without optional fields. */
function withoutOptionalFields(
	value: unknown,
	form: Field,
	whole: unknown,
	path: Path,
): unknown {
	const innerOf = (key: string | number, inner: unknown) =>
		withoutOptionalFields(inner, form, whole, [...path, key]);
	if (Array.isArray(value))
		return value.map((inner, index) => innerOf(index, inner));
	if (isObject(value))
		return Object.fromEntries(
			Object.entries(value)
				.filter(([key]) => {
					const field = fieldAt(form, [...path, key], whole);
					return field?.isRequired || field?.defaultValue !== undefined;
				})
				.map(([key, inner]) => [key, innerOf(key, inner)]),
		);
	const kind = fieldAt(form, path, whole)?.kind ?? "";
	const isFreeText = ["text", "summary"].includes(kind) && path.at(-1) !== "to";
	return isFreeText && typeof value === "string" ? rot13(value) : value;
}
