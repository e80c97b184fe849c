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

/**
 * Accepts any common notation of a number, a time or a phone number. While the user types, stores
 * only values that `parse` understands. When the input loses focus, stores any value.
 */
export function ParsedInput({
	attributes,
	value,
	set,
	parse,
	...hints
}: Props) {
	const [typed, setTyped] = useState<string>();
	return (
		<input
			{...attributes}
			autoComplete="off"
			{...hints}
			value={typed ?? value}
			onChange={({ target }) => {
				setTyped(target.value);
				const parsed = parse(target.value);
				if (parsed !== undefined) set(parsed, true);
			}}
			onBlur={() => {
				setTyped(undefined);
				if (typed === undefined) return;
				set(parse(typed) ?? (typed === "" ? undefined : typed), true);
			}}
		/>
	);
}
