import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { fieldAt, formOf, placeToTell } from "#model/edit/form.ts";
import { folders, requiredFiles } from "#model/files.ts";
import {
	ContentError,
	type ContentProblem,
	formatProblem,
} from "#model/text/content-error.ts";
import { parseContentFile } from "#model/text/content-file.ts";
import { parsePath } from "#model/text/path.ts";
import { readContent } from "./read-content.ts";

/** A copy of a whole content folder, a small one if not told otherwise, for the test that asks for it. */
export async function contentFolder(
	from = "tests/support/second-gym",
): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "content-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await cp(from, folder, { recursive: true });
	return folder;
}

/** Changes a text in a file of the folder; the text must be there. */
export async function change(
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

/**
 * What the build would say about the folder on that day, line by line; nothing when it is right. Whatever it is that a
 * test provokes, the editor has a field beside which it is told.
 */
export async function mistakesIn(
	folder: string,
	today?: string,
): Promise<string[]> {
	try {
		await readContent(folder, today);
		return [];
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		const lost: string[] = [];
		for (const problem of error.problems)
			if (!(await isToldInForm(folder, problem)))
				lost.push(formatProblem(problem));
		expect(lost, "told nowhere in the editor").toEqual([]);
		return error.problems.map(formatProblem);
	}
}

/** Without a field, a mistake is about the file or about the Markdown in it. */
async function isToldInForm(folder: string, { file, field }: ContentProblem) {
	if (!field) return true;
	const path = file.replace("content/", "");
	const schema = [...requiredFiles, ...folders].find(
		(one) => one.path === path || path.startsWith(`${one.path}/`),
	)?.schema;
	if (!schema) return false;
	const text = await readFile(join(folder, path), "utf8");
	const { value } = parseContentFile(path, text);
	const way = parsePath(field);
	const form = formOf(schema);
	const told = placeToTell(form, way, value);
	if (told.length === way.length) return true;
	// The rest of the way has no control of its own: an unknown name, one of the days, the point of a photograph.
	const next = fieldAt(form, way.slice(0, told.length + 1), value);
	const around = fieldAt(form, told, value)?.kind ?? "";
	return !next || next.kind === "fixed" || ["days", "photo"].includes(around);
}

export type Mistake = {
	/** What its writer did. */
	name: string;
	file: string;
	from: string;
	to: string;
	/** What the build says. */
	said: string[];
};

/**
 * Mistakes written as blocks: a name, the text before (-), the text after (+; none takes it away), what the build says.
 * `\n` stands for a line's end. The file is the one that the first message names.
 */
export function mistakes(blocks: string): Mistake[] {
	return blocks
		.trim()
		.split(/\n\s*\n/)
		.map((block) => {
			const [name = "", ...lines] = block
				.split("\n")
				.map((line) => line.replace(/^\t+/, ""));
			const marked = (mark: string) =>
				lines
					.find((line) => line.startsWith(`${mark} `))
					?.slice(2)
					.replaceAll("\\n", "\n") ?? "";
			const said = lines.filter((line) => line.startsWith("content/"));
			return {
				name,
				file: said[0]?.replace(/^content\/([^:]+):.*$/, "$1") ?? "",
				from: marked("-"),
				to: marked("+"),
				said,
			};
		});
}

/** Makes the mistake and compares what the build says. */
export async function expectMistake({
	file,
	from,
	to,
	said,
}: Mistake): Promise<void> {
	const folder = await contentFolder();
	await change(folder, file, from, to);
	expect(said.length).toBeGreaterThan(0);
	expect(await mistakesIn(folder)).toEqual(said);
}
