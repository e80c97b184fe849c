import layout from "#ui/layout/layout.module.css";
import css from "./switch.module.css";

type Props = {
	label: string;
	note: string;
	name: string;
	isOnByDefault: boolean;
};

export function Switch({ label, note, name, isOnByDefault }: Props) {
	return (
		<label className={css.switch}>
			<span>
				<b>{label}</b>
				<span className={`muted ${layout.line}`}>{note}</span>
			</span>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
				role="switch"
				name={name}
				value="yes"
				defaultChecked={isOnByDefault}
			/>
		</label>
	);
}
