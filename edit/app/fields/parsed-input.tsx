import { useState } from "react";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	attributes: ControlAttributes;
	value: string;
	set: (value: string | undefined, isTyped?: boolean) => void;
	parse: (typed: string) => string | undefined;
	placeholder: string;
};

/** Accepts any common notation of a time or a phone number. Reports an invalid one only on blur. */
export function ParsedInput({
	attributes,
	value,
	set,
	parse,
	placeholder,
}: Props) {
	const [typed, setTyped] = useState<string>();
	return (
		<input
			{...attributes}
			autoComplete="off"
			placeholder={placeholder}
			value={typed ?? value}
			onChange={({ target }) => {
				setTyped(target.value);
				const parsed = parse(target.value);
				if (parsed !== undefined) set(parsed, true);
			}}
			onBlur={() => {
				setTyped(undefined);
				if (typed === undefined) return;
				set((parse(typed) ?? typed) || undefined, true);
			}}
		/>
	);
}
