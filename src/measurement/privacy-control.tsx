import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import css from "./measurement.module.css";
import type { MeasurementContent } from "./measurement-content.ts";
import { askAgain, useConsent } from "./privacy-store.ts";

export const controlId = "privacy-control";

type Props = {
	words: Pick<MeasurementContent["words"], "states" | "change">;
};

/** The visitor's choice about measuring, with a button to change it: in the footer of every page. */
export function PrivacyControl({ words }: Props) {
	const consent = useConsent();
	return (
		<p className={`${layout.row} ${css.control} ${only.onScreen}`}>
			<span>{words.states[consent ?? "unasked"]}</span>
			{consent !== "signal" && (
				<Button id={controlId} variant="link" size="sm" onClick={askAgain}>
					{words.change}
				</Button>
			)}
		</p>
	);
}
