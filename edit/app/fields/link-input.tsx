import { useId } from "react";
import {
	addressOfPage,
	type LinkField,
	suggestLinks,
} from "#model/edit/link-suggestions.ts";
import { addressOf } from "#model/edit/tasks.ts";
import { useEditor } from "../editing.ts";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	attributes: Partial<ControlAttributes>;
	file: string;
	field: LinkField | undefined;
	value: string;
	set: (text: string) => void;
};

export function LinkInput({ attributes, file, field, value, set }: Props) {
	const { checked, serverState, pages, rendered } = useEditor();
	const list = useId();
	const pageAddress = addressOf(
		serverState.forms.files,
		file,
		checked.addresses,
	);
	const html =
		rendered.page?.address === pageAddress ? rendered.page.html : undefined;
	const events = checked.addresses["events.yaml"];
	const notFound = addressOf(
		serverState.forms.files,
		"pages/not-found.yaml",
		checked.addresses,
	);
	const suggestions = field
		? suggestLinks(field, file, { pages, events, notFound, html })
		: [];
	const replacePageName = () => {
		const address = addressOfPage(suggestions, value);
		if (address) set(address);
	};
	return (
		<>
			<input
				{...attributes}
				list={field && list}
				autoComplete="off"
				spellCheck={false}
				value={value}
				onChange={({ target }) => set(target.value)}
				onBlur={replacePageName}
				onKeyDown={({ key }) => key === "Enter" && replacePageName()}
			/>
			{field && (
				<datalist id={list}>
					{suggestions.map(([address, title]) => (
						<option key={address} value={address} label={title} />
					))}
				</datalist>
			)}
		</>
	);
}
