import { Minus, Plus } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import only from "../layout/only.module.css";
import field from "./field.module.css";
import css from "./stepper.module.css";
import { Tally } from "./tally.tsx";

type Props = {
	label: string;
	/** Below the field. */
	hint: string;
	name: string;
	min: number;
	/** At most 5 without a unit: the tally has no more strokes. */
	max: number;
	/** What is counted, after the figure: "people". Without it a tally shows the count. */
	unit?: string;
	/** The count that is drawn; from the built HTML on the input keeps its own state. */
	value: number;
	fewerLabel: string;
	moreLabel: string;
};

/**
 * A small count. The line below the figure is a native slider, so keyboard and touch work before React has run and
 * cannot leave the bounds; the buttons are an addition.
 */
export function Stepper({
	label,
	hint,
	name,
	min,
	max,
	unit,
	value,
	fewerLabel,
	moreLabel,
}: Props) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	/** As a move of the slider, which keeps the bounds: the form hears of it. */
	function step(by: 1 | -1) {
		if (!input.current) return;
		input.current.valueAsNumber += by;
		input.current.dispatchEvent(new Event("input", { bubbles: true }));
	}
	return (
		<div>
			<label className={field.label} htmlFor={id}>
				{label}
			</label>
			<div className={css.row}>
				<Button
					variant="outline"
					className={only.withScript}
					aria-label={fewerLabel}
					aria-disabled={value <= min}
					onClick={() => step(-1)}
				>
					<Minus className="icon" />
				</Button>
				<div className={css.cell}>
					<span aria-hidden="true">
						<b>{value}</b> <span className="muted">{unit ?? `of ${max}`}</span>
					</span>
					{unit === undefined && <Tally count={value} />}
					<input
						ref={input}
						id={id}
						type="range"
						name={name}
						min={min}
						max={max}
						step={1}
						defaultValue={value}
						aria-describedby={`${id}-hint`}
					/>
				</div>
				<Button
					variant="outline"
					className={only.withScript}
					aria-label={moreLabel}
					aria-disabled={value >= max}
					onClick={() => step(1)}
				>
					<Plus className="icon" />
				</Button>
			</div>
			<p id={`${id}-hint`} className={field.hint}>
				{hint}
			</p>
		</div>
	);
}
