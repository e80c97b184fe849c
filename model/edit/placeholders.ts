import type { CheckedTexts } from "../check-texts.ts";
import { type Content, folderOf } from "../files.ts";
import { slugIn } from "../registry.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { parsePath, valueAt } from "../text/path.ts";
import { change, readValue } from "./change.ts";

type Texts = ReadonlyMap<string, string>;
/** The texts after one of them took values from a donor file. */
type Filled = { texts: Texts; donorFile: string };

/**
 * Fills invalid fields for the preview of an unfinished file: from its saved text, or for a new file from another file
 * of its folder. Returns no content when another file or the Markdown has a problem.
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
	// The checks run in stages, so a fixed problem may reveal others.
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
		// Copies the nearest enclosing value of the donor: its picture may need no alternative text.
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
