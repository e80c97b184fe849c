import { problemsIn, useEditor } from "../editing.ts";
import { inWords } from "../mistakes.tsx";
import { FactText } from "./fact-text.tsx";

type Props = { file: string; body: string };

/** The text below the fields of an article or a legal page. */
export function MarkdownField({ file, body }: Props) {
	const editing = useEditor();
	const text = editing.textOf(file) ?? "";
	const firstLine = text.slice(0, text.lastIndexOf(body)).split("\n").length;
	const problems = problemsIn(editing, file).filter(({ field }) => !field);
	const lines = problems.map((problem) => {
		const line = Math.max(1, (problem.line ?? 1) - firstLine + 1);
		return `Line ${line} of the text: ${inWords(problem)}`;
	});
	return (
		<div className="field">
			<label className="label" htmlFor="field-body">
				Text
			</label>
			<p className="hint" id="body-hint">
				An empty line between paragraphs. <code>## Heading</code>,{" "}
				<code>### Smaller heading</code>, <code>- point</code> or{" "}
				<code>1. point</code>, <code>&gt; quotation</code>,{" "}
				<code>**bold**</code>, <code>*italics*</code>,{" "}
				<code>[words](/pricing)</code>. A brace offers facts.
			</p>
			<FactText
				attributes={
					{
						id: "field-body",
						"aria-describedby": "body-hint body-mistakes",
						"aria-invalid": problems.length > 0,
					} as { id: string }
				}
				value={body}
				set={(next) =>
					editing.change(file, { kind: "body", text: next }, "body")
				}
				isMarkdown
			/>
			<ul id="body-mistakes" className="mistake">
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}
