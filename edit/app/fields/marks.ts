/** A mark of Markdown: at the beginning of each chosen line, or around the chosen words. */
export type Mark =
	| { line: string; around?: never }
	| { line?: never; around: readonly [string, string] };

/** Marks what is chosen in a text area, or takes the mark away again; the text area takes it as if it was typed. */
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
		area.setRangeText(marked.join("\n"), start, end, "end");
	} else {
		const [before, behind] = mark.around;
		const words = value.slice(selectionStart, selectionEnd);
		const start = selectionStart - before.length;
		const end = selectionEnd + behind.length;
		// One star beside another is half of bold.
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
	area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
