import { type InputHTMLAttributes, useState } from "react";
import type { ControlAttributes } from "./field-props.ts";

type Props = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"inputMode" | "placeholder"
> & {
	attributes: ControlAttributes;
	value: string;
	set: (value: string | number | undefined, isTyped?: boolean) => void;
	parse: (typed: string) => string | number | undefined;
};

type Typed = {
	text: string;
	/** The stored value after the last keystroke. Another stored value hides `text`. */
	value: string;
	isStored: boolean;
};

/**
 * Accepts any common notation of a number, a time or a phone number. While the user types, stores
 * only values that `parse` understands, or "". When the input loses focus, stores any value.
 */
export function ParsedInput({
	attributes,
	value,
	set,
	parse,
	...hints
}: Props) {
	const [typed, setTyped] = useState<Typed>();
	// Drops the typed text if the value was changed elsewhere, such as by Undo.
	const text = typed?.value === value ? typed.text : undefined;
	return (
		<input
			{...attributes}
			autoComplete="off"
			{...hints}
			data-own-undo={typed?.isStored === false ? "" : undefined}
			value={text ?? value}
			onChange={({ target }) => {
				const parsed = parse(target.value);
				const isStored = parsed !== undefined || target.value === "";
				setTyped({
					text: target.value,
					value: isStored ? String(parsed ?? "") : value,
					isStored,
				});
				if (isStored) set(parsed, true);
			}}
			onBlur={() => {
				setTyped(undefined);
				if (text === undefined) return;
				set(parse(text) ?? (text === "" ? undefined : text), true);
			}}
		/>
	);
}
