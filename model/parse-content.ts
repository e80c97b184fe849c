import type { ZodType, z } from "zod";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { collectFacts, type Facts } from "./facts/facts.ts";
import { type FilledFile, fillFacts } from "./facts/fill-facts.ts";
import {
	type Article,
	type Content,
	type ContentFiles,
	entryOf,
	files,
	folderOf,
	folders,
	pageFiles,
	requiredFiles,
} from "./files.ts";
import { upcomingEvents } from "./pages/events.ts";
import type { ImageMaster, Images } from "./pictures/pictures.ts";
import { type ContentFileEntry, type Registry, slugIn } from "./registry.ts";
import { checkRules } from "./rules/check-rules.ts";
import {
	headWarnings,
	longHeadlines,
	typedFigures,
	unlinkedPages,
} from "./rules/owner-warnings.ts";
import {
	requestedPictures,
	smallPictures,
} from "./rules/picture-size-rules.ts";
import { missingPictures, picturesOnUnknownHosts } from "./rules/references.ts";
import { repeatedEntries } from "./rules/repeated-entries.ts";
import { unusualClassLengths } from "./rules/schedule/schedule-rules.ts";
import { toIsoDate } from "./schema/printed-date.ts";
import type { ContentProblem } from "./text/content-error.ts";
import { type ContentFile, readContentFile } from "./text/content-file.ts";
import { type MarkdownText, parseMarkdown } from "./text/markdown.ts";
import { refusedInValue, withoutRefused } from "./text/refused-characters.ts";
import { checkContent } from "./text/schema-problems.ts";

type Files = ReadonlyMap<string, ContentFile>;

export type ParsedContent =
	| {
			kind: "content";
			content: Content;
			pictures: ReturnType<typeof requestedPictures>;
	  }
	| { kind: "problems"; problems: readonly ContentProblem[] };

type Options = {
	/** The day of the build; undefined disables expiry checks. */
	today?: CalendarDate | undefined;
	brokenPictures?: readonly ContentProblem[];
	/** Requests the pictures of all pages, to check their minimum sizes. */
	requestPictures: (content: Content, images: Images) => void;
};

/**
 * Creates the content from the texts of all files, or returns every problem with file, line, field,
 * expectation and value. Stops after the first stage with problems, because they cause later ones:
 * syntax, files that define facts, each file with facts filled in, rules between files, picture
 * sizes. Never throws, and needs neither Node nor a DOM, because the build, the editor and a worker
 * use it.
 */
export function parseContent(
	/**
	 * Keyed by path within the content folder: "pages/home.yaml". Bytes are checked for valid
	 * UTF-8.
	 */
	texts: ReadonlyMap<string, string | Uint8Array>,
	images: ReadonlyMap<string, ImageMaster>,
	{ today, brokenPictures = [], requestPictures }: Options,
): ParsedContent {
	const written = new Map(
		[...texts].map(([path, text]) => [
			path,
			readContentFile(`content/${path}`, text),
		]),
	);
	const syntaxProblems = [
		...brokenPictures,
		...[...written.values()].flatMap(({ problems }) => problems),
		...unknownFiles(written),
	];
	if (syntaxProblems.length > 0) return failed(syntaxProblems);

	const inFacts = checkFacts(written);
	if (inFacts.length > 0) return failed(inFacts);

	const facts = factsOf(written);
	const filled = fill(written, facts);
	const inFiles = checkFiles(filled, images);
	if (inFiles.length > 0) return failed(inFiles);

	const read = readFiles(filled);
	const values = valuesOf(read, today);
	const all = [...filled.values()];
	const fileAt = (path: string): ContentFile => {
		const found = filled.get(path);
		if (!found) throw new Error(`${path} has not been read`);
		return found.file;
	};
	const content: Content = {
		...values,
		images,
		facts,
		today,
		warnings: [
			...all.flatMap((one) => [
				...picturesOnUnknownHosts(one, values.integrations.imageStorage),
				...typedFigures(one, facts),
				...longHeadlines(one),
			]),
			...headWarnings(all),
			...unlinkedPages(all),
			...unusualClassLengths(values, fileAt(files.schedule.path)),
		],
	};
	const inRules = checkRules(content, all, fileAt);
	if (inRules.length > 0) return failed(inRules);

	// Runs last, because requesting the pages' pictures needs valid content.
	const pictures = requestedPictures(content, read, requestPictures);
	const inSizes = smallPictures(pictures, images, fileAt);
	if (inSizes.length > 0) return failed(inSizes);
	return { kind: "content", content, pictures };
}

function expectedFiles(
	written: ReadonlyMap<string, unknown>,
): ContentFileEntry[] {
	const inFolders = [...written.keys()].flatMap((path) => {
		const folder = folderOf(path);
		return folder ? [{ path, schema: folder.schema }] : [];
	});
	return [...requiredFiles, ...inFolders];
}

function failed(problems: readonly ContentProblem[]): ParsedContent {
	return { kind: "problems", problems };
}

/** Reports files that no page reads: their names are probably misspelled. */
function unknownFiles(written: Files): ContentProblem[] {
	return [...written.keys()]
		.filter((path) => !entryOf(path))
		.map((path) => {
			const [refused] = refusedInValue(path);
			return {
				file: `content/${withoutRefused(path)}`,
				expected: "a file that the site reads",
				found: refused
					? `a file name with ${refused.description}`
					: "an unknown file name",
			};
		});
}

/** Files that define facts; checked first, because any text may quote a fact. */
const factFiles = [files.site, files.policies, files.pricing, files.schedule];

function checkFacts(written: Files): ContentProblem[] {
	const problems = factFiles.flatMap((entry) => {
		const file = written.get(entry.path);
		return checkFile(entry, file, file?.value);
	});
	if (problems.length > 0) return problems;
	// A duplicate id would merge the facts of two prices.
	return factFiles.flatMap(({ path }) => {
		const file = written.get(path);
		return file ? repeatedEntries(file, file.value) : [];
	});
}

function factsOf(written: Files): Facts {
	const read = <Schema extends ZodType>(source: {
		path: string;
		schema: Schema;
	}): z.infer<Schema> => source.schema.parse(written.get(source.path)?.value);
	return collectFacts({
		site: read(files.site),
		policies: read(files.policies),
		pricing: read(files.pricing),
		schedule: read(files.schedule),
	});
}

function fill(written: Files, facts: Facts): Map<string, FilledFile> {
	return new Map(
		[...written].map(([path, file]) => {
			const { value, body, problems } = fillFacts(file, facts);
			return [path, { file, value, body: readBody(file, body), problems }];
		}),
	);
}

/** Caches parsed Markdown, because the editor checks all files after each keystroke. */
const bodies = new WeakMap<ContentFile, { body: string; read: MarkdownText }>();

function readBody(file: ContentFile, body: string): MarkdownText {
	const known = bodies.get(file);
	if (known?.body === body) return known.read;
	const read = parseMarkdown(body, file);
	bodies.set(file, { body, read });
	return read;
}

function checkFiles(
	filled: ReadonlyMap<string, FilledFile>,
	images: ReadonlyMap<string, ImageMaster>,
): ContentProblem[] {
	const all = [...filled.values()];
	const inQuotedFacts = all.flatMap(({ problems }) => problems);
	return [
		...inQuotedFacts,
		...all.flatMap(({ body }) => body.problems),
		...withoutRepeatedFields(inQuotedFacts, [
			...expectedFiles(filled).flatMap((entry) => {
				const found = filled.get(entry.path);
				return checkFile(entry, found?.file, found?.value);
			}),
			...all.flatMap(({ file }) => missingPictures(file, images)),
		]),
	];
}

function checkFile(
	{ path, schema }: ContentFileEntry,
	file: ContentFile | undefined,
	value: unknown,
): ContentProblem[] {
	if (file) return checkContent(schema, file, value);
	return [{ file: `content/${path}`, expected: "this file", found: "none" }];
}

/** Keeps one problem per field, and none for a field in `reported`. */
function withoutRepeatedFields(
	reported: readonly ContentProblem[],
	problems: readonly ContentProblem[],
): ContentProblem[] {
	const placeOf = ({ file, field }: ContentProblem) => `${file} ${field}`;
	const places = new Set(reported.map(placeOf));
	return problems.filter((problem) => {
		const place = placeOf(problem);
		if (problem.field && places.has(place)) return false;
		places.add(place);
		return true;
	});
}

function readFiles(
	filled: ReadonlyMap<string, FilledFile>,
): ReadonlyMap<string, object> {
	return new Map(
		expectedFiles(filled).map(({ path, schema }) => {
			const found = filled.get(path);
			const value = Object(schema.parse(found?.value));
			const isMarkdown = path.endsWith(".md");
			return [path, isMarkdown ? { ...value, body: found?.body.text } : value];
		}),
	);
}

function valuesOf(
	read: ReadonlyMap<string, object>,
	today: CalendarDate | undefined,
): ContentFiles {
	const named = (registry: Registry) =>
		Object.fromEntries(
			Object.entries(registry).map(([name, { path }]) => [
				name,
				read.get(path),
			]),
		);
	const lists = Object.entries(folders).map(([name, folder]) => {
		const list = [...read].flatMap(([path, value]) => {
			const slug = slugIn(folder, path);
			return slug ? [{ ...value, slug }] : [];
		});
		return [name, list];
	});
	// `Object.fromEntries` loses the key types.
	const content = {
		...named(files),
		pages: named(pageFiles),
		...Object.fromEntries(lists),
	} as ContentFiles;
	const { articles, events } = content;
	return {
		...content,
		articles: articles.toSorted(newerFirst),
		events: { ...events, list: upcomingEvents(events.list, today) },
	};
}

/** Sorts newest first; articles with the same date keep their order. */
function newerFirst(a: Article, b: Article): number {
	return toIsoDate(b.date).localeCompare(toIsoDate(a.date));
}
