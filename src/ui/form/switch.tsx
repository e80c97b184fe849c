import layout from "#ui/layout/layout.module.css";
import css from "./switch.module.css";

type Props = {
	label: string;
	/** Below the label. */
	note: string;
	name: string;
	/** What the form says when it is on. */
	value: string;
	/** On in the built HTML; from then on the input keeps its own state. */
	startsOn: boolean;
};

/** On or off, at once: a native checkbox that is read out as a switch. */
export function Switch({ label, note, name, value, startsOn }: Props) {
	return (
		<label className={css.switch}>
			<span>
				<b>{label}</b>
				<span className={`muted ${layout.line}`}>{note}</span>
			</span>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
				role="switch"
				name={name}
				value={value}
				defaultChecked={startsOn}
			/>
		</label>
	);
}
