import type { LinkText } from "#model/edit/link-text.ts";

/**
 * The `inputType` of changes by toolbar buttons, which distinguishes them from typing. Must be a
 * standard value, because browsers drop unknown values.
 */
export const toolbarInput = "formatBold";

export type Mark =
	| { linePrefix: string; delimiters?: never }
	| { linePrefix?: never; delimiters: readonly [string, string] };

type Range = readonly [start: number, end: number];

/**
 * Replaces a part of the text and puts the cursor after it. Dispatches `input`, so that the text
 * area handles the change like typing.
 */
export function replaceText(
	area: HTMLTextAreaElement,
	text: string,
	[start, end]: Range,
	inputType = "",
	selected: Range = [start + text.length, start + text.length],
): void {
	area.setRangeText(text, start, end);
	area.setSelectionRange(...selected);
	area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
}

/** Adds a Markdown mark to the selection, or removes the mark if the selection already has it. */
export function setMark(area: HTMLElement | null, mark: Mark): void {
	if (!(area instanceof HTMLTextAreaElement)) return;
	const { value, selectionStart, selectionEnd } = area;
	area.focus();
	if (mark.linePrefix !== undefined) {
		const start = value.slice(0, selectionStart).lastIndexOf("\n") + 1;
		const next = value.indexOf("\n", selectionEnd);
		const end = next < 0 ? value.length : next;
		const { linePrefix } = mark;
		const lines = value.slice(start, end).split("\n");
		const isEmpty = (text: string) => text === "" && lines.length > 1;
		const isMarked = lines.every(
			(text) => isEmpty(text) || text.startsWith(linePrefix),
		);
		const marked = lines.map((text) =>
			isEmpty(text)
				? text
				: isMarked
					? text.slice(linePrefix.length)
					: linePrefix + text.replace(/^(#+|-|>|\d+\.) /, ""),
		);
		const above = value.slice(0, start).split("\n").at(-2) ?? "";
		// Without an empty line before it, a list would become part of the paragraph above.
		const gap =
			isMarked || above === "" || sameMark(above, linePrefix) ? "" : "\n";
		replaceText(area, gap + marked.join("\n"), [start, end], toolbarInput);
	} else {
		const [opening, closing] = mark.delimiters;
		const selection = value.slice(selectionStart, selectionEnd);
		const start = selectionStart - opening.length;
		const end = selectionEnd + closing.length;
		// A star next to another star is part of "**", which marks bold text, not italics.
		const isMarked =
			value.slice(start, end) === opening + selection + closing &&
			(opening !== "*" || value[start - 1] !== "*");
		const from = isMarked ? start : selectionStart + opening.length;
		replaceText(
			area,
			isMarked ? selection : opening + selection + closing,
			isMarked ? [start, end] : [selectionStart, selectionEnd],
			toolbarInput,
			[from, from + selection.length],
		);
	}
}

export function setLink(
	area: HTMLElement | null,
	{ start, end, text, address }: LinkText,
): void {
	if (!(area instanceof HTMLTextAreaElement)) return;
	area.focus();
	const replacement = address ? `[${text}](${address})` : text;
	// Puts the cursor after the link. If the link were selected, the next letter would replace it.
	replaceText(area, replacement, [start, end], toolbarInput);
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
	const [marker, number] =
		/^(?:- |(\d+)\. )/.exec(value.slice(start, at)) ?? [];
	if (!marker) return false;
	const isEmpty = value.slice(start).split("\n")[0] === marker;
	const next = number ? `${Number(number) + 1}. ` : marker;
	if (isEmpty) replaceText(area, "\n", [start, at]);
	else replaceText(area, `\n${next}`, [at, selectionEnd]);
	return true;
}
