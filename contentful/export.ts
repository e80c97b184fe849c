import { slugIn } from "#model/content-file-types.ts";
import { readValue } from "#model/edit/change.ts";
import { folders } from "#model/files.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { parseContentFile, problemAt } from "#model/text/content-file.ts";
import { type Path, valueAt } from "#model/text/path.ts";
import {
	columnsOf,
	entryId,
	exceededLimit,
	linkTo,
	maxLength,
	toSpaceValue,
} from "./columns.ts";
import {
	articleType,
	type ContentType,
	collections,
	fileTypeId,
	listTypeId,
	singletons,
} from "./content-type-list.ts";
import { contentTypeDefinitions } from "./content-types.ts";
import { filesOfSpace } from "./files-of-space.ts";
import type { Asset, Entry, Space } from "./space.ts";

export const importer = "contentful-import@10.0.5";

const locale = "en-US";

export type Exported = {
	space: Space;
	problems: readonly ContentProblem[];
};

export function spaceOf(
	texts: ReadonlyMap<string, string>,
	pictures: Iterable<string>,
): Exported {
	const entries = new Map<string, Entry>();
	const problems: ContentProblem[] = [];
	const valueIn = (path: string) => readValue(texts.get(path) ?? "")?.value;

	function add(
		kind: ContentType,
		name: string | number,
		value: unknown,
		file: string,
		path: Path,
		more: Entry["fields"] = {},
	): string {
		const fields: Record<string, unknown> = {
			...(kind.key ? { [kind.key]: name } : {}),
			...(kind.titleOf ? { entryName: kind.titleOf(Object(value)) } : {}),
		};
		for (const column of columnsOf(kind)) {
			const fileValue = valueAt(value, column.path);
			if (fileValue === undefined || fileValue === null) continue;
			const spaceValue = toSpaceValue(column, fileValue);
			const fieldPath = [...path, ...column.path];
			const limit = exceededLimit(column, spaceValue);
			if (limit)
				problems.push(problem(file, fieldPath, limit, String(spaceValue)));
			fields[column.id] = spaceValue;
		}
		const id = entryId(kind.id, name);
		entries.set(id, { id, type: kind.id, fields: { ...fields, ...more } });
		return id;
	}

	function problem(
		file: string,
		path: Path,
		expected: string,
		found: string,
	): ContentProblem {
		return problemAt(
			parseContentFile(`content/${file}`, texts.get(file) ?? ""),
			path,
			`${expected}, which is what Contentful takes`,
			`${found.length}`,
		);
	}

	for (const { kind, file } of singletons)
		add(kind, "1", valueIn(file), file, []);
	for (const { kind, file, path, isRecord } of collections) {
		const rows = valueAt(valueIn(file), path);
		const nameParts = [
			file.replace(/\.\w+$/, "").replaceAll("/", "-"),
			...path,
		];
		const title = nameParts.join(" ");
		const ids = Object.entries(Object(rows)).map(([key, value], index) =>
			add(
				kind,
				isRecord ? key : `${nameParts.join("-")}-${index + 1}`,
				value,
				file,
				[...path, isRecord ? key : index],
			),
		);
		const id = entryId(listTypeId, nameParts.join("-"));
		const fields = {
			title,
			file,
			...(path.length > 0 ? { field: path.join(".") } : {}),
			entries: ids.map((id) => linkTo("Entry", id)),
		};
		entries.set(id, { id, type: listTypeId, fields });
	}
	for (const [path, text] of texts) {
		const slug = slugIn(folders.articles, path);
		const read = slug ? readValue(text) : undefined;
		const body = read?.body.trim();
		if (slug && read)
			add(articleType, slug, read.value, path, [], body ? { body } : {});
		if (text.length > maxLength.text)
			problems.push(
				problem(path, [], `at most ${maxLength.text} characters`, text),
			);
	}

	const space = {
		entries,
		assets: new Map([...pictures].map((file) => [file, assetOf(file)])),
		types: new Set(contentTypeDefinitions().map(({ id }) => id)),
	};
	// Also stores the whole text of a file if its entries lose something, for example comments.
	const generated = filesOfSpace(space, new Map()).texts;
	for (const [path, text] of texts) {
		if (generated.get(path) === text) continue;
		const id = entryId(fileTypeId, path.replaceAll("/", "-"));
		entries.set(id, { id, type: fileTypeId, fields: { path, text } });
	}
	return { space, problems };
}

function assetOf(file: string): Asset {
	// The importer reads the file at the path after // in `url`, relative to the content folder.
	return {
		id: file,
		fileName: file,
		description: undefined,
		url: `//images/${file}`,
		mediaType: undefined,
		createdAt: "",
	};
}

/** Returns a space in the format of Contentful's exporter. */
export function exportOf({ entries, assets }: Space) {
	const types = contentTypeDefinitions();
	return {
		contentTypes: types.map(({ id, fields, ...type }) => ({
			sys: { id, type: "ContentType", publishedVersion: 1 },
			...type,
			fields: fields.map(({ definition }) => definition),
		})),
		editorInterfaces: types.map(({ id, fields }) => ({
			sys: {
				id: "default",
				type: "EditorInterface",
				contentType: linkTo("ContentType", id),
			},
			controls: fields.map(({ control }) => control),
		})),
		locales: [
			{
				name: "English (United States)",
				code: locale,
				fallbackCode: null,
				default: true,
				contentManagementApi: true,
				contentDeliveryApi: true,
				optional: false,
				sys: { type: "Locale", id: locale },
			},
		],
		entries: [...entries.values()].map(({ id, type, fields }) => ({
			sys: {
				id,
				type: "Entry",
				publishedVersion: 1,
				contentType: linkTo("ContentType", type),
			},
			fields: inLocale(fields),
		})),
		assets: [...assets.values()].map(({ id, fileName, url }) => ({
			sys: { id, type: "Asset", publishedVersion: 1 },
			fields: inLocale({
				title: fileName,
				file: { url, fileName, contentType: typeOf(fileName) },
			}),
		})),
	};
}

const inLocale = (fields: Entry["fields"]) =>
	Object.fromEntries(
		Object.entries(fields).map(([id, value]) => [id, { [locale]: value }]),
	);

function typeOf(fileName: string): string {
	if (fileName.endsWith(".svg")) return "image/svg+xml";
	return fileName.endsWith(".png") ? "image/png" : "image/jpeg";
}
