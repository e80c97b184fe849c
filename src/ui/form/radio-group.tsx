import { useId } from "react";
import field from "./field.module.css";
import css from "./radio-group.module.css";

type Props = {
	/** Names the group, visibly. */
	legend: string;
	name: string;
	/** "chips" apart from each other, "segments" as one bar of at most three. */
	look: "chips" | "segments";
	options: readonly {
		value: string;
		label: string;
		/** A second line, such as a price. */
		note?: string;
	}[];
	/** The value that is chosen in the built HTML; from then on the inputs keep their own state. */
	start: string;
};

/** One choice of a few, all in sight: native radio buttons that work and keep their state before React has run. */
export function RadioGroup({ legend, name, look, options, start }: Props) {
	const id = useId();
	return (
		<fieldset className={css.radioGroup} data-look={look}>
			<legend className={field.label}>{legend}</legend>
			<div className={css.options} data-count={options.length}>
				{options.map(({ value, label, note }) => (
					<label key={value} htmlFor={`${id}-${value}`}>
						<input
							id={`${id}-${value}`}
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === start}
						/>
						<span>{label}</span>
						{note && <span className={css.note}>{note}</span>}
					</label>
				))}
			</div>
		</fieldset>
	);
}
