import { useState } from "react";
import { parseTypedTime } from "#model/edit/figures.ts";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	attributes: ControlAttributes;
	/** "6:30 PM"; "" if empty. */
	value: string;
	set: (value: string | undefined, isTyped?: boolean) => void;
};

/** Accepts any common notation of a time. Reports an invalid time only on blur. */
export function TimeInput({ attributes, value, set }: Props) {
	const [typed, setTyped] = useState<string>();
	return (
		<input
			{...attributes}
			autoComplete="off"
			placeholder="6:30 PM"
			value={typed ?? value}
			onChange={({ target }) => {
				setTyped(target.value);
				const time = parseTypedTime(target.value);
				if (time !== undefined) set(time, true);
			}}
			onBlur={() => {
				setTyped(undefined);
				if (typed === undefined) return;
				set((parseTypedTime(typed) ?? typed) || undefined, true);
			}}
		/>
	);
}
