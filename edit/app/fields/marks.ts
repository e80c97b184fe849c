import type { LinkText } from "#model/edit/link-text.ts";

/**
 * The `inputType` of changes by toolbar buttons, which distinguishes them from typing. It is a
 * standard one, because browsers drop unknown ones.
 */
export const toolbarInput = "formatBold";

/** Markdown syntax: a prefix of each selected line, or a pair around the selected words. */
export type Mark =
	| { line: string; around?: never }
	| { line?: never; around: readonly [string, string] };

/**
 * Adds a mark to the selection, or removes the mark. Dispatches `input`, so that the text area
 * handles it like typing.
 */
export function setMark(area: HTMLElement | null, mark: Mark): void {
	if (!(area instanceof HTMLTextAreaElement)) return;
	const { value, selectionStart, selectionEnd } = area;
	area.focus();
	if (mark.line !== undefined) {
		const start = value.slice(0, selectionStart).lastIndexOf("\n") + 1;
		const next = value.indexOf("\n", selectionEnd);
		const end = next < 0 ? value.length : next;
		const { line } = mark;
		const lines = value.slice(start, end).split("\n");
		const isEmpty = (text: string) => text === "" && lines.length > 1;
		const isMarked = lines.every(
			(text) => isEmpty(text) || text.startsWith(line),
		);
		const marked = lines.map((text) =>
			isEmpty(text)
				? text
				: isMarked
					? text.slice(line.length)
					: line + text.replace(/^(#+|-|>|\d+\.) /, ""),
		);
		const above = value.slice(0, start).split("\n").at(-2) ?? "";
		// A list right below a paragraph needs an empty line, or Markdown adds it to the paragraph.
		const gap = isMarked || above === "" || sameMark(above, line) ? "" : "\n";
		area.setRangeText(gap + marked.join("\n"), start, end, "end");
	} else {
		const [before, behind] = mark.around;
		const words = value.slice(selectionStart, selectionEnd);
		const start = selectionStart - before.length;
		const end = selectionEnd + behind.length;
		// A star next to another one is part of "**" (bold), so it does not mark italics.
		const isMarked =
			value.slice(start, end) === before + words + behind &&
			(before !== "*" || value[start - 1] !== "*");
		if (isMarked) {
			area.setRangeText(words, start, end, "select");
		} else {
			area.setRangeText(before + words + behind, selectionStart, selectionEnd);
			const at = selectionStart + before.length;
			area.setSelectionRange(at, at + words.length);
		}
	}
	area.dispatchEvent(
		new InputEvent("input", { bubbles: true, inputType: toolbarInput }),
	);
}

/** Replaces a part of the text by a link, or by its words alone if the address is empty. */
export function setLink(
	area: HTMLElement | null,
	{ start, end, words, address }: LinkText,
): void {
	if (!(area instanceof HTMLTextAreaElement)) return;
	area.focus();
	const text = address ? `[${words}](${address})` : words;
	// Puts the cursor behind the link, so that the next letter does not replace its words.
	area.setRangeText(text, start, end, "end");
	area.dispatchEvent(
		new InputEvent("input", { bubbles: true, inputType: toolbarInput }),
	);
}

function sameMark(text: string, line: string): boolean {
	return line === "1. " ? /^\d+\. /.test(text) : text.startsWith(line);
}

/**
 * Handles Enter in a list: begins the next item, or ends the list at an empty item. Returns false
 * outside a list.
 */
export function continueList(area: HTMLTextAreaElement): boolean {
	const { value, selectionStart: at, selectionEnd } = area;
	const start = value.slice(0, at).lastIndexOf("\n") + 1;
	const [mark, number] = /^(?:- |(\d+)\. )/.exec(value.slice(start, at)) ?? [];
	if (!mark) return false;
	const isEmpty = value.slice(start).split("\n")[0] === mark;
	const next = number ? `${Number(number) + 1}. ` : mark;
	if (isEmpty) area.setRangeText("\n", start, at, "end");
	else area.setRangeText(`\n${next}`, at, selectionEnd, "end");
	area.dispatchEvent(new InputEvent("input", { bubbles: true }));
	return true;
}
