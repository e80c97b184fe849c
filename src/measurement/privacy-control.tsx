import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import css from "./measurement.module.css";
import type { MeasurementContent } from "./measurement-content.ts";
import { reopenConsentBanner, useConsent } from "./privacy-store.ts";

export const controlId = "privacy-control";

type Props = {
	labels: Pick<MeasurementContent["labels"], "states" | "change">;
};

export function PrivacyControl({ labels }: Props) {
	const consent = useConsent();
	return (
		<p className={`${layout.row} ${css.control} ${visibility.screenOnly}`}>
			<span>{labels.states[consent ?? "unasked"]}</span>
			{consent !== "signal" && (
				<Button
					id={controlId}
					variant="link"
					size="sm"
					onClick={reopenConsentBanner}
				>
					{labels.change}
				</Button>
			)}
		</p>
	);
}
