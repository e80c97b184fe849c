import { useEffect, useRef } from "react";
import { pagePath } from "#lib/url.ts";
import { Button } from "#ui/button/button.tsx";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./measurement.module.css";
import type { MeasurementContent } from "./measurement-content.ts";
import { startPixel, trackEvent, updatePixelConsent } from "./pixel.ts";
import { controlId } from "./privacy-control.tsx";
import {
	storeChoice,
	useConsent,
	useIsConsentBannerOpen,
} from "./privacy-store.ts";

/**
 * Shows the consent banner, and sends events after consent. The build omits this code unless the
 * content has a pixel (docs/decisions/0008-measurement.md).
 */
export function Measurement(content: MeasurementContent) {
	usePixel(content, useConsent() === "agreed");
	return useIsConsentBannerOpen() ? (
		<ConsentBanner labels={content.labels} policy={content.policy} />
	) : null;
}

/**
 * Asks in a banner instead of a dialog, so that the page stays usable. No answer means no consent.
 * Both buttons look the same.
 */
function ConsentBanner({
	labels,
	policy,
}: Pick<MeasurementContent, "labels" | "policy">) {
	const banner = useRef<HTMLElement>(null);
	const isReopened = useRef(false);

	useEffect(() => {
		isReopened.current = document.activeElement?.id === controlId;
		if (isReopened.current) banner.current?.focus();
	}, []);

	const handleAnswer = (choice: Parameters<typeof storeChoice>[0]) => {
		storeChoice(choice);
		if (isReopened.current) document.getElementById(controlId)?.focus();
	};

	return (
		<section
			ref={banner}
			className={`${css.question} ${visibility.screenOnly}`}
			aria-labelledby="privacy-question-title"
			tabIndex={-1}
		>
			<p id="privacy-question-title" className={css.title}>
				{labels.title}
			</p>
			<p>{labels.text}</p>
			<p>
				<Link href={policy} className="text-link">
					{labels.policy}
				</Link>
			</p>
			<div className={css.answers}>
				<Button variant="outline" onClick={() => handleAnswer("declined")}>
					{labels.decline}
				</Button>
				<Button variant="outline" onClick={() => handleAnswer("agreed")}>
					{labels.agree}
				</Button>
			</div>
		</section>
	);
}

/**
 * Sends PageView for each view (PIXEL-02, C-54). Sends Lead once per load of the thank-you page
 * (PIXEL-01, C-39). A restore from the back/forward cache is a new view but no new load.
 */
function usePixel(
	{ pixel, leadPath }: MeasurementContent,
	isAgreed: boolean,
): void {
	useEffect(() => updatePixelConsent(isAgreed), [isAgreed]);

	const isTracked = useRef(false);

	useEffect(() => {
		if (!isAgreed) return;
		if (!isTracked.current) {
			isTracked.current = true;
			startPixel(pixel.id, pixel.scripts);
			trackEvent("PageView");
			if (pagePath(location.pathname) === leadPath) trackEvent("Lead");
		}
		const trackReturn = ({ persisted }: PageTransitionEvent) => {
			if (persisted) trackEvent("PageView");
		};
		addEventListener("pageshow", trackReturn);
		return () => removeEventListener("pageshow", trackReturn);
	}, [isAgreed, pixel, leadPath]);
}
