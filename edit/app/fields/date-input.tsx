import { useEffect, useRef } from "react";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	type: "date" | "datetime-local";
	/** As such a field has it: "2026-11-26", "2026-11-26T06:30"; "" while it is empty. */
	value: string;
	set: (value: string) => void;
	attributes: ControlAttributes;
};

/**
 * Date inputs report intermediate values (year 0002, empty) while the user types. They are ignored until blur, and the
 * value is written back only on undo.
 */
export function DateInput({ type, value, set, attributes }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const passedOn = useRef(value);
	useEffect(() => {
		if (input.current && value !== passedOn.current)
			input.current.value = value;
		passedOn.current = value;
	}, [value]);
	const passOn = (text: string) => {
		if (text === passedOn.current) return;
		passedOn.current = text;
		set(text);
	};
	return (
		<input
			{...attributes}
			ref={input}
			type={type}
			// Otherwise Chromium accepts a six-digit year.
			max={type === "date" ? "9999-12-31" : "9999-12-31T23:59"}
			defaultValue={value}
			onChange={({ target }) => {
				if (!target.validity.badInput && !target.value.startsWith("0"))
					passOn(target.value);
			}}
			onBlur={({ target }) => passOn(target.value)}
		/>
	);
}
