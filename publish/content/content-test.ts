import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { ContentError, formatProblem } from "#model/text/content-error.ts";
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

/** What the build would say about the folder on that day, line by line; nothing when it is right. */
export async function mistakesIn(
	folder: string,
	today?: string,
): Promise<string[]> {
	try {
		await readContent(folder, today);
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.problems.map(formatProblem);
		throw error;
	}
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
