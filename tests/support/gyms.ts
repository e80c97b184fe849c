import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { fieldAt, shownFieldPath } from "#model/edit/field-at.ts";
import { formOf } from "#model/edit/form.ts";
import { problemText } from "#model/edit/problem-text.ts";
import { type Content, entryOf, requiredFiles } from "#model/files.ts";
import { parseContent } from "#model/parse-content.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import {
	ContentError,
	type ContentProblem,
	formatProblem,
} from "#model/text/content-error.ts";
import { parseContentFile } from "#model/text/content-file.ts";
import { parsePath } from "#model/text/path.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { readImages } from "../../publish/content/image-masters.ts";
import { textsIn } from "../../publish/content/read-content.ts";
import {
	ownFiles,
	pictureFolders,
	secondGymTexts,
	writeSecondGym,
} from "./second-gym.ts";
import { frozenGym } from "./sites/sites.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const forms = requiredFiles.map(({ path, schema }) => ({
	path,
	form: formOf(schema),
}));

/** File names, field names and programming terms, which no problem may show to owners. */
const codeTerms =
	/\.(?:yaml|md)\b|content\/|`|: true|\w\[\d|\b(?:anchor|path|slug|key)\b|\b(?!metabolicProgram)[a-z]+[A-Z]/;

/** A gym's content, in memory and immutable. */
class Gym {
	readonly texts: ReadonlyMap<string, string>;
	readonly images: ReadonlyMap<string, ImageMaster>;
	#content: Content | undefined;

	constructor(
		texts: ReadonlyMap<string, string>,
		images: ReadonlyMap<string, ImageMaster>,
	) {
		this.texts = texts;
		this.images = images;
	}

	/** Returns a copy with a changed text. Throws an error if the file does not contain `from`. */
	with(file: string, from: string, to: string): Gym {
		const text = this.texts.get(file) ?? "";
		expect(text, `${file} as it is before`).toContain(from);
		return this.withFile(
			file,
			text.replace(from, () => to),
		);
	}

	withFile(file: string, text: string): Gym {
		return new Gym(new Map(this.texts).set(file, text), this.images);
	}

	without(file: string): Gym {
		const texts = new Map(this.texts);
		expect(texts.delete(file), file).toBe(true);
		return new Gym(texts, this.images);
	}

	withPicture(file: string, facts: Partial<ImageMaster>): Gym {
		const [master = expect.fail("no picture")] = this.images.values();
		return new Gym(
			this.texts,
			new Map(this.images).set(file, { ...master, file, ...facts }),
		);
	}

	/** Returns the content as of a day. Without a day, the result is cached. */
	content(today?: CalendarDate): Content {
		if (this.#content && !today) return this.#content;
		const checked = parseContent(this.texts, this.images, {
			today,
			requestPictures: requestAllPictures,
		});
		if (checked.kind === "problems") throw new ContentError(checked.problems);
		if (!today) this.#content = checked.content;
		return checked.content;
	}

	/**
	 * Returns the problems that the build reports on a day, one per line. Also checks that the editor
	 * can show each problem at a field, in words without file names and code.
	 */
	problems(today?: CalendarDate): string[] {
		const checked = parseContent(this.texts, this.images, {
			today,
			requestPictures: requestAllPictures,
		});
		if (checked.kind === "content") return [];
		const lost = checked.problems.filter(
			(problem) => !this.#isShownInForm(problem),
		);
		expect(lost, "problems that no form of the editor shows").toEqual([]);
		const inEditor = checked.problems.map((problem) => this.#inEditor(problem));
		expect(
			inEditor.filter((message) =>
				codeTerms.test(message.replaceAll(/"[^"]*"/g, "")),
			),
		).toEqual([]);
		return checked.problems.map(formatProblem);
	}

	/** Formats a problem as the editor does, but omits the found value, which may be any text. */
	#inEditor(problem: ContentProblem): string {
		const path = problem.file.replace("content/", "");
		const schema = entryOf(path)?.schema;
		return problemText(
			{ ...problem, found: "" },
			{
				form: schema && formOf(schema),
				value: parseContentFile(path, this.texts.get(path) ?? "").value,
				files: forms,
			},
		);
	}

	warnings(file: string): string[] {
		return this.content()
			.warnings.filter((warning) => warning.file === `content/${file}`)
			.map(formatProblem);
	}

	/** A problem without a field concerns the whole file or its Markdown. The form shows it. */
	#isShownInForm({ file, field }: ContentProblem) {
		if (!field) return true;
		const path = file.replace("content/", "");
		const schema = entryOf(path)?.schema;
		if (!schema) return false;
		const { value } = parseContentFile(path, this.texts.get(path) ?? "");
		const fieldPath = parsePath(field);
		const form = formOf(schema);
		const shownPath = shownFieldPath(form, fieldPath, value);
		if (shownPath.length === fieldPath.length) return true;
		// Weekdays, focal points, fixed values and unknown fields have no control of their own.
		const next = fieldAt(form, fieldPath.slice(0, shownPath.length + 1), value);
		const parentKind = fieldAt(form, shownPath, value)?.kind ?? "";
		return (
			!next || next.kind === "fixed" || ["days", "photo"].includes(parentKind)
		);
	}
}

const pictures = await Promise.all(
	pictureFolders.map((folder) => readImages(folder)),
);
const images = new Map(pictures.flatMap((read) => [...read.images]));
export const second = new Gym(await secondGymTexts(), images);
export const frozen = new Gym(await textsIn(frozenGym), images);

/** Copies a content folder. The default is the second gym's content. */
export async function contentFolder(from?: string): Promise<string> {
	const folder = await temporaryFolder();
	if (from) await cp(from, folder, { recursive: true });
	else await writeSecondGym(folder);
	return folder;
}

export async function replaceInFile(
	folder: string,
	file: string,
	from: string,
	to: string,
): Promise<void> {
	const path = join(folder, file);
	const text = await readFile(path, "utf8");
	expect(text, `${file} as it is before`).toContain(from);
	await writeFile(
		path,
		text.replace(from, () => to),
	);
}

type ProblemCase = {
	name: string;
	file: string;
	from: string;
	to: string;
	messages: string[];
};

/**
 * Parses blocks. Each contains a name, the old text (-), the new text (+) and the build's messages.
 * The first message names the file. `\n` is a line break; a backtick has a backslash before it.
 */
export function problemCases(blocks: string): ProblemCase[] {
	return blocks
		.trim()
		.split(/\n\s*\n/)
		.map((block) => {
			const [name = "", ...lines] = block
				.split("\n")
				.map((line) => line.replace(/^\t+/, "").replaceAll("\\`", "`"));
			const lineAfter = (prefix: string) =>
				lines
					.find((line) => line.startsWith(`${prefix} `))
					?.slice(2)
					.replaceAll("\\n", "\n") ?? "";
			const messages = lines.filter((line) => line.startsWith("content/"));
			return {
				name,
				file: messages[0]?.replace(/^content\/([^:]+):.*$/, "$1") ?? "",
				from: lineAfter("-"),
				to: lineAfter("+"),
				messages,
			};
		});
}

/**
 * Applies the case's change to the second gym's file and compares the messages. If the second gym
 * has no such file of its own, uses the frozen gym's file.
 */
export function expectProblem(problemCase: ProblemCase): void {
	const isOwn = existsSync(join(ownFiles, problemCase.file));
	expectProblemIn(isOwn ? second : frozen, problemCase);
}

export function expectProblemIn(
	gym: Gym,
	{ file, from, to, messages }: ProblemCase,
): void {
	expect(messages.length).toBeGreaterThan(0);
	expect(gym.with(file, from, to).problems()).toEqual(messages);
}
