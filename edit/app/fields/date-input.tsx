import { useEffect, useRef, useState } from "react";
import type { ControlAttributes } from "./field-props.ts";

type Props = {
	type: "date" | "datetime-local";
	/** The date in the format of the input: "2026-11-26" or "2026-11-26T06:30"; "" if empty. */
	value: string;
	set: (value: string) => void;
	attributes: ControlAttributes;
};

/**
 * A date input that ignores incomplete dates. While the user types, browsers report an incomplete
 * date as empty or with a year such as 0002.
 */
export function DateInput({ type, value, set, attributes }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const reportedValue = useRef(value);
	const [isIncomplete, setIsIncomplete] = useState(false);
	useEffect(() => {
		if (input.current && value !== reportedValue.current) {
			input.current.value = value;
			setIsIncomplete(false);
		}
		reportedValue.current = value;
	}, [value]);
	const reportChange = (text: string) => {
		if (text === reportedValue.current) return;
		reportedValue.current = text;
		set(text);
	};
	const messageId = `${attributes.id}-incomplete`;
	return (
		<>
			<input
				{...attributes}
				aria-describedby={
					isIncomplete ? messageId : attributes["aria-describedby"]
				}
				ref={input}
				type={type}
				// Without a maximum, Chromium accepts a year with six digits.
				max={type === "date" ? "9999-12-31" : "9999-12-31T23:59"}
				defaultValue={value}
				onChange={({ target }) => {
					setIsIncomplete(false);
					if (!target.validity.badInput && !target.value.startsWith("0"))
						reportChange(target.value);
				}}
				onBlur={({ target }) => {
					setIsIncomplete(target.validity.badInput);
					reportChange(target.value);
				}}
			/>
			{isIncomplete && (
				<p className="problem" id={messageId} data-incomplete="">
					There is no such date, or a part is missing: fill in{" "}
					{type === "date" ? "month, day and year" : "the day and the time"}
				</p>
			)}
		</>
	);
}
