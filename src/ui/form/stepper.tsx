import { Minus, Plus } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import visibility from "../layout/visibility.module.css";
import field from "./field.module.css";
import css from "./stepper.module.css";
import { TallyMarks } from "./tally-marks.tsx";

type Props = {
	label: string;
	hint: string;
	name: string;
	min: number;
	/** At most 5 if there is no `unit`, because there are five tally marks. */
	max: number;
	/** The unit after the number, such as "people". If there is no unit, tally marks are shown. */
	unit?: string;
	value: number;
	fewerLabel: string;
	moreLabel: string;
};

/**
 * A number input made of a native range slider, which works before hydration and enforces `min` and
 * `max`. Only the buttons need script.
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
					className={visibility.jsOnly}
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
					{unit === undefined && <TallyMarks count={value} />}
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
					className={visibility.jsOnly}
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
