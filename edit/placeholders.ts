import type { CheckedTexts } from "#model/check-texts.ts";
import { change, readValue } from "#model/edit/change.ts";
import { type Content, folderOf } from "#model/files.ts";
import { slugIn } from "#model/registry.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { parsePath, valueAt } from "#model/text/path.ts";

type Texts = ReadonlyMap<string, string>;
/** The texts with one filled by what stands in another, or in itself as it was saved. */
type Filled = { texts: Texts; donorFile: string };

/**
 * The content for the page beside the form, so that an unfinished article shows there: what is still wrong in it
 * stands as it was saved, or in a new file as in another one of its folder, the donorFile. Nothing where that does not
 * help: another file has a mistake, or the text below the fields.
 */
export function withPlaceholders(
	texts: Texts,
	saved: Texts,
	checked: CheckedTexts,
	check: (texts: Texts) => CheckedTexts,
): { content?: Content; donorFile?: string } {
	if (checked.kind === "content") return { content: checked.content };
	const filled = fillInvalid(texts, saved, checked.problems);
	if (!filled) return {};
	const again = check(filled.texts);
	// The rules look in steps: with the first mistakes gone they may find others.
	const { content } = withPlaceholders(filled.texts, saved, again, check);
	return content ? { content, donorFile: filled.donorFile } : {};
}

function fillInvalid(
	texts: Texts,
	saved: Texts,
	problems: readonly ContentProblem[],
): Filled | undefined {
	const path = problems[0]?.file.replace("content/", "") ?? "";
	const text = texts.get(path);
	const folder = folderOf(path);
	const isAlone = problems.every(
		({ file, field }) => file === `content/${path}` && field,
	);
	if (!folder || text === undefined || !isAlone) return undefined;
	const donorFile = [path, ...saved.keys()].find(
		(other) => saved.has(other) && slugIn(folder, other),
	);
	const lent = Object(readValue(saved.get(donorFile ?? "") ?? "")?.value);
	const filled = problems.reduce((before, { field = "" }) => {
		const whole = parsePath(field);
		// Where the other has no such part, all of it: its picture may be one that needs no words.
		const path = [whole, whole.slice(0, 1)].find(
			(each) => valueAt(lent, each) !== undefined,
		);
		return path
			? change(before, { kind: "set", path, value: valueAt(lent, path) })
			: before;
	}, text);
	if (donorFile === undefined || filled === text) return undefined;
	return { texts: new Map(texts).set(path, filled), donorFile };
}
