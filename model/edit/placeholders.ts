import type { CheckedTexts } from "../check-texts.ts";
import { type Content, folderOf } from "../files.ts";
import { slugIn } from "../registry.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { parsePath, valueAt } from "../text/path.ts";
import { change, readValue } from "./change.ts";

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
		// The nearest part that the other file has: its picture may be one that needs no words.
		const path = [...whole.keys()]
			.map((cut) => whole.slice(0, whole.length - cut))
			.find((each) => valueAt(lent, each) !== undefined);
		return path
			? change(before, { kind: "set", path, value: valueAt(lent, path) })
			: before;
	}, text);
	if (donorFile === undefined || filled === text) return undefined;
	return { texts: new Map(texts).set(path, filled), donorFile };
}
