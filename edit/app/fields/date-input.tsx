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
 * A field whose parts are typed one after the other: on the way to 2026 it says the year 2, and nothing at all while a
 * part is missing. Neither is passed on before the field is left, and nobody writes into it but for a step back.
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
			// Else Chromium takes six figures for a year, and the time for two of them.
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
