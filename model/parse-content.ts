import type { ZodType, z } from "zod";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { ContentFileEntry } from "./content-file-types.ts";
import { valuesOf } from "./content-values.ts";
import { collectFacts, type Facts } from "./facts/facts.ts";
import { type FilledFile, fillFacts } from "./facts/fill-facts.ts";
import {
	type Content,
	type ContentValues,
	entryOf,
	files,
	folderEntryOf,
	requiredFiles,
} from "./files.ts";
import type { ImageMaster, Images } from "./pictures/pictures.ts";
import {
	notReported,
	withoutPlaceholders,
	withoutRepeatedFields,
} from "./repeated-problems.ts";
import { checkRules } from "./rules/check-rules.ts";
import {
	crowdedBar,
	expiredSecurityContact,
	headWarnings,
	linksInPlainTexts,
	longHeadlines,
	longWords,
	skippedTimes,
	typedFigures,
	unlinkedPages,
	zeroPrices,
} from "./rules/owner-warnings.ts";
import {
	requestedPictures,
	smallPictures,
} from "./rules/picture-size-rules.ts";
import { missingPictures, picturesOnUnknownHosts } from "./rules/references.ts";
import { repeatedEntries } from "./rules/repeated-entries.ts";
import { unusualClassLengths } from "./rules/schedule/schedule-rules.ts";
import type { ContentProblem } from "./text/content-error.ts";
import {
	type ParsedFile,
	parseContentFileCached,
} from "./text/content-file.ts";
import { type MarkdownText, parseMarkdown } from "./text/markdown.ts";
import { type CheckedValue, checkContent } from "./text/schema-problems.ts";

type Files = ReadonlyMap<string, ParsedFile>;

export type ParsedContent =
	| {
			kind: "content";
			content: Content;
			pictures: ReturnType<typeof requestedPictures>;
	  }
	| { kind: "problems"; problems: readonly ContentProblem[] };

type Options = {
	today?: CalendarDate | undefined;
	brokenPictures?: readonly ContentProblem[];
	requestPictures: (content: Content, images: Images) => void;
};

/**
 * Creates the content from the texts of all files, or returns the problems. Never throws.
 *
 * - If a file is unknown or cannot be parsed, checks nothing else.
 * - Skips the rules that need the values of an invalid file.
 * - If a fact is invalid, skips the texts that quote facts.
 * - Checks picture sizes only if there is no other problem.
 * - Uses neither Node nor a DOM, because the build, the editor and a worker call this function.
 */
export function parseContent(
	texts: ReadonlyMap<string, string>,
	images: ReadonlyMap<string, ImageMaster>,
	{ today, brokenPictures = [], requestPictures }: Options,
): ParsedContent {
	const written = new Map(
		[...texts].map(([path, text]) => [
			path,
			parseContentFileCached(`content/${path}`, text),
		]),
	);
	const syntaxProblems = [
		...brokenPictures,
		...[...written.values()].flatMap(({ problems }) => problems),
		...unknownFiles(written),
	];
	if (syntaxProblems.length > 0) return failed(syntaxProblems);

	const inFacts = checkFacts(written);
	const facts = inFacts.length === 0 ? factsOf(written) : undefined;
	const filled = facts ? fill(written, facts) : unfilled(written);
	const all = [...filled.values()];
	const fileAt = (path: string): ParsedFile => {
		const one = filled.get(path);
		if (!one) throw new Error(`${path} has not been parsed`);
		return one.file;
	};
	const { problems: fileProblems, valuesByPath } = checkFiles(filled, images);
	const inFiles = facts
		? fileProblems
		: [
				...inFacts,
				...notReported(inFacts, withoutPlaceholders(fileProblems, filled)),
			];
	const values = valuesOf(valuesByPath, today);
	const inRules = checkRules({ ...values, images }, all, fileAt);
	const problems = [...inFiles, ...notReported(inFiles, inRules)];
	if (problems.length > 0 || !facts) return failed(problems);

	// Without problems, all files are valid, so no value is undefined.
	const complete = values as ContentValues;
	const content: Content = {
		...complete,
		images,
		facts,
		today,
		warnings: [
			...all.flatMap((one) => [
				...picturesOnUnknownHosts(one, complete.integrations.imageStorage),
				...typedFigures(one, facts),
				...linksInPlainTexts(one),
				...longHeadlines(one),
				...longWords(one),
				...zeroPrices(one),
				...skippedTimes(one, complete.schedule.timeZone),
			]),
			...headWarnings(all),
			...crowdedBar(complete.navigation, fileAt(files.navigation.path)),
			...expiredSecurityContact(
				{ ...complete, today },
				fileAt(files.site.path),
			),
			...unlinkedPages(all, valuesByPath),
			...unusualClassLengths(complete, fileAt(files.schedule.path)),
		],
	};

	// Runs last, because requesting the pages' pictures needs valid content.
	const pictures = requestedPictures(content, valuesByPath, requestPictures);
	const inSizes = smallPictures(pictures, images, fileAt);
	if (inSizes.length > 0) return failed(inSizes);
	return { kind: "content", content, pictures };
}

function expectedFiles(
	written: ReadonlyMap<string, unknown>,
): ContentFileEntry[] {
	const inFolders = [...written.keys()].flatMap((path) => {
		const folder = folderEntryOf(path);
		return folder ? [{ path, schema: folder.schema }] : [];
	});
	return [...requiredFiles, ...inFolders];
}

function failed(problems: readonly ContentProblem[]): ParsedContent {
	return { kind: "problems", problems };
}

function unknownFiles(written: Files): ContentProblem[] {
	return [...written.keys()]
		.filter((path) => !entryOf(path))
		.map((path) => ({
			file: `content/${path}`,
			expected: "a file that model/files.ts lists",
			found: "an unknown file name",
		}));
}

/** Files that define facts. They are checked first, because any text may quote a fact. */
const factFiles = [files.site, files.policies, files.pricing, files.schedule];

function checkFacts(written: Files): ContentProblem[] {
	const problems = factFiles.flatMap((entry) => {
		const file = written.get(entry.path);
		return checkFile(entry, file, file?.value).problems;
	});
	if (problems.length > 0) return problems;
	// The names of facts contain ids of list entries, so duplicate ids must be reported first.
	return factFiles.flatMap(({ path }) => {
		const file = written.get(path);
		return file ? repeatedEntries(file, file.value) : [];
	});
}

function factsOf(written: Files): Facts {
	const parse = <Schema extends ZodType>(source: {
		path: string;
		schema: Schema;
	}): z.infer<Schema> => source.schema.parse(written.get(source.path)?.value);
	return collectFacts({
		site: parse(files.site),
		policies: parse(files.policies),
		pricing: parse(files.pricing),
		schedule: parse(files.schedule),
	});
}

function fill(written: Files, facts: Facts): Map<string, FilledFile> {
	return new Map(
		[...written].map(([path, file]) => {
			const { value, body, problems } = fillFacts(file, facts);
			return [path, { file, value, body: parseBody(file, body), problems }];
		}),
	);
}

function unfilled(written: Files): Map<string, FilledFile> {
	return new Map(
		[...written].map(([path, file]) => [
			path,
			{
				file,
				value: file.value,
				body: parseBody(file, file.body),
				problems: [],
			},
		]),
	);
}

/** Caches parsed Markdown, because the editor checks all files after each keystroke. */
const bodies = new WeakMap<
	ParsedFile,
	{ body: string; parsed: MarkdownText }
>();

function parseBody(file: ParsedFile, body: string): MarkdownText {
	const cached = bodies.get(file);
	if (cached?.body === body) return cached.parsed;
	const parsed = parseMarkdown(body, file);
	bodies.set(file, { body, parsed });
	return parsed;
}

function checkFiles(
	filled: ReadonlyMap<string, FilledFile>,
	images: ReadonlyMap<string, ImageMaster>,
): { problems: ContentProblem[]; valuesByPath: ReadonlyMap<string, object> } {
	const all = [...filled.values()];
	const inPlaceholders = all.flatMap(({ problems }) => problems);
	const inFields: ContentProblem[] = [];
	const valuesByPath = new Map<string, object>();
	for (const entry of expectedFiles(filled)) {
		const { path } = entry;
		const one = filled.get(path);
		const { problems, data } = checkFile(entry, one?.file, one?.value);
		inFields.push(...problems);
		const isMarkdown = path.endsWith(".md");
		if (data)
			valuesByPath.set(
				path,
				isMarkdown ? { ...data, body: one?.body.text } : data,
			);
	}
	const problems = [
		...inPlaceholders,
		...all.flatMap(({ body }) => body.problems),
		...withoutRepeatedFields(inPlaceholders, [
			...inFields,
			...all.flatMap(({ file }) => missingPictures(file, images)),
		]),
	];
	return { problems, valuesByPath };
}

function checkFile(
	{ path, schema }: ContentFileEntry,
	file: ParsedFile | undefined,
	value: unknown,
): CheckedValue {
	if (file) return checkContent(schema, file, value);
	const name = `content/${path}`;
	return { problems: [{ file: name, expected: "this file", found: "none" }] };
}
