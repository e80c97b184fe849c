import { beginningOf } from "#model/text/beginning.ts";
import { readText, useEditor } from "../editing.ts";
import { FactText } from "./fact-text.tsx";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	file: string;
	attributes: ControlAttributes;
	value: string;
	set: (text: string) => void;
};

/** The summary of a text, which may begin as the text does. */
export function SummaryText({ file, attributes, value, set }: Props) {
	const { textOf } = useEditor();
	const beginning = beginningOf(readText(textOf(file) ?? "")?.body ?? "");
	return (
		<>
			<FactText attributes={attributes} value={value} set={set} />
			{value === "" && beginning !== "" && (
				<button type="button" className="add" onClick={() => set(beginning)}>
					Take the beginning of the text
				</button>
			)}
		</>
	);
}
