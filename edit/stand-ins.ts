import type { CheckedTexts } from "#model/check-texts.ts";
import { change, readValue } from "#model/edit/change.ts";
import { type Content, folderOf } from "#model/files.ts";
import { slugIn } from "#model/registry.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { parsePath, valueAt } from "#model/text/path.ts";

type Texts = ReadonlyMap<string, string>;
/** The texts with one mended by what stands in another, or in itself as it was saved. */
type Mended = { texts: Texts; lender: string };

/**
 * The content for the page beside the form, so that an unfinished article shows there: what is still wrong in it
 * stands as it was saved, or in a new file as in another one of its folder, the lender. Nothing where that does not
 * help: another file has a mistake, or the text below the fields.
 */
export function withStandIns(
	texts: Texts,
	saved: Texts,
	checked: CheckedTexts,
	check: (texts: Texts) => CheckedTexts,
): { content?: Content; lender?: string } {
	if (checked.kind === "content") return { content: checked.content };
	const mended = mend(texts, saved, checked.problems);
	if (!mended) return {};
	const again = check(mended.texts);
	// The rules look in steps: with the first mistakes gone they may find others.
	const { content } = withStandIns(mended.texts, saved, again, check);
	return content ? { content, lender: mended.lender } : {};
}

function mend(
	texts: Texts,
	saved: Texts,
	problems: readonly ContentProblem[],
): Mended | undefined {
	const path = problems[0]?.file.replace("content/", "") ?? "";
	const text = texts.get(path);
	const folder = folderOf(path);
	const isAlone = problems.every(
		({ file, field }) => file === `content/${path}` && field,
	);
	if (!folder || text === undefined || !isAlone) return undefined;
	const lender = [path, ...saved.keys()].find(
		(other) => saved.has(other) && slugIn(folder, other),
	);
	const lent = Object(readValue(saved.get(lender ?? "") ?? "")?.value);
	const mended = problems.reduce((before, { field = "" }) => {
		const whole = parsePath(field);
		// Where the other has no such part, all of it: its picture may be one that needs no words.
		const path = [whole, whole.slice(0, 1)].find(
			(each) => valueAt(lent, each) !== undefined,
		);
		return path
			? change(before, { kind: "set", path, value: valueAt(lent, path) })
			: before;
	}, text);
	if (lender === undefined || mended === text) return undefined;
	return { texts: new Map(texts).set(path, mended), lender };
}
