import { useId } from "react";
import field from "./field.module.css";
import css from "./radio-group.module.css";

type Props = {
	legend: string;
	name: string;
	variant: "chips" | "segments";
	options: readonly {
		value: string;
		label: string;
		note?: string;
	}[];
	defaultValue: string;
};

export function RadioGroup({
	legend,
	name,
	variant,
	options,
	defaultValue,
}: Props) {
	const id = useId();
	return (
		<fieldset className={css.radioGroup} data-variant={variant}>
			<legend className={field.label}>{legend}</legend>
			<div className={css.options} data-count={options.length}>
				{options.map(({ value, label, note }) => (
					<label key={value} htmlFor={`${id}-${value}`}>
						<input
							id={`${id}-${value}`}
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === defaultValue}
						/>
						<span>{label}</span>
						{note && <span className={css.note}>{note}</span>}
					</label>
				))}
			</div>
		</fieldset>
	);
}
