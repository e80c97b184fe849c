import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { checkTexts } from "#model/check-texts.ts";
import { fieldAt, formOf, nearestFieldPath } from "#model/edit/form.ts";
import { type Content, entryOf } from "#model/files.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import {
	ContentError,
	type ContentProblem,
	formatProblem,
} from "#model/text/content-error.ts";
import { parseContentFile } from "#model/text/content-file.ts";
import { parsePath } from "#model/text/path.ts";
import { readImages } from "../../publish/content/image-masters.ts";
import { textsIn } from "../../publish/content/read-content.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A gym's content folder in memory. What is changed in it is another gym. */
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

	/** With a text in a file changed; the text must be there. */
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

	/** Its content on that day; the same each time where the day plays no part. */
	content(today?: CalendarDate): Content {
		if (this.#content && !today) return this.#content;
		const checked = checkTexts(this.texts, this.images, { today });
		if (checked.kind === "problems") throw new ContentError(checked.problems);
		if (!today) this.#content = checked.content;
		return checked.content;
	}

	/**
	 * What the build would say on that day, line by line; nothing when it is right. Whatever it is that a test provokes,
	 * the editor has a field beside which it is shown.
	 */
	mistakes(today?: CalendarDate): string[] {
		const checked = checkTexts(this.texts, this.images, { today });
		if (checked.kind === "content") return [];
		const lost = checked.problems.filter((it) => !this.#isToldInForm(it));
		expect(lost, "shown nowhere in the editor").toEqual([]);
		return checked.problems.map(formatProblem);
	}

	/** What the build would say of a file without stopping. */
	warnings(file: string): string[] {
		return this.content()
			.warnings.filter((warning) => warning.file === `content/${file}`)
			.map(formatProblem);
	}

	/** Without a field, a mistake is about the file or about the Markdown in it. */
	#isToldInForm({ file, field }: ContentProblem) {
		if (!field) return true;
		const path = file.replace("content/", "");
		const schema = entryOf(path)?.schema;
		if (!schema) return false;
		const { value } = parseContentFile(path, this.texts.get(path) ?? "");
		const way = parsePath(field);
		const form = formOf(schema);
		const shown = nearestFieldPath(form, way, value);
		if (shown.length === way.length) return true;
		// The rest of the way has no control of its own: an unknown name, one of the days, the point of a photograph.
		const next = fieldAt(form, way.slice(0, shown.length + 1), value);
		const around = fieldAt(form, shown, value)?.kind ?? "";
		return !next || next.kind === "fixed" || ["days", "photo"].includes(around);
	}
}

/** Small, so that its pictures are quick, and with all that content may hold. */
export const secondFolder = "tests/support/second-gym";

export const second = await gymIn(secondFolder);
export const frozen = await gymIn("tests/support/frozen-gym");

async function gymIn(folder: string): Promise<Gym> {
	const { images } = await readImages(join(folder, "images"));
	return new Gym(await textsIn(folder), images);
}

/** A copy of a whole content folder, a small one unless another is named, for the test that asks for it. */
export async function contentFolder(from = secondFolder): Promise<string> {
	const folder = await temporaryFolder();
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

type Mistake = {
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

/** Makes the mistake in the second gym and compares what the build says. */
export function expectMistake(mistake: Mistake): void {
	expectMistakeIn(second, mistake);
}

export function expectMistakeIn(
	gym: Gym,
	{ file, from, to, said }: Mistake,
): void {
	expect(said.length).toBeGreaterThan(0);
	expect(gym.with(file, from, to).mistakes()).toEqual(said);
}
