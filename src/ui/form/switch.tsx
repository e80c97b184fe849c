import layout from "#ui/layout/layout.module.css";
import css from "./switch.module.css";

type Props = {
	label: string;
	/** Below the label. */
	note: string;
	name: string;
	/** On in the built HTML; from then on the input keeps its own state. */
	startsOn: boolean;
};

/** On or off, at once: a native checkbox that is read out as a switch. In a form it says "yes" when it is on. */
export function Switch({ label, note, name, startsOn }: Props) {
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
				value="yes"
				defaultChecked={startsOn}
			/>
		</label>
	);
}
