import measurement from "content:measurement";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import css from "./measurement.module.css";
import { reopenConsentBanner, useConsent } from "./privacy-store.ts";

export const controlId = "privacy-control";

export function PrivacyControl() {
	const consent = useConsent();
	const { words } = measurement;
	return (
		<p className={`${layout.row} ${css.control} ${visibility.screenOnly}`}>
			<span>{words.states[consent ?? "unasked"]}</span>
			{consent !== "signal" && (
				<Button
					id={controlId}
					variant="link"
					size="sm"
					onClick={reopenConsentBanner}
				>
					{words.change}
				</Button>
			)}
		</p>
	);
}
