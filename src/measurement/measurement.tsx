import measurement from "content:measurement";
import { useEffect, useRef } from "react";
import { pagePath } from "#lib/url.ts";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./measurement.module.css";
import { startPixel, tellPixelOfConsent, trackEvent } from "./pixel.ts";
import { controlId } from "./privacy-control.tsx";
import { choose, useConsent, useIsAsking } from "./privacy-store.ts";

/**
 * The consent banner, and the events after consent. Omitted from the build unless the content names
 * a pixel (docs/decisions/0008-measurement.md).
 */
export function Measurement() {
	usePixel(useConsent() === "agreed");
	return useIsAsking() ? <Question /> : null;
}

/**
 * A banner instead of a dialog, so that the page stays usable; no answer means no consent. Both
 * buttons look the same.
 */
function Question() {
	const { words } = measurement;
	const answers = useRef<HTMLElement>(null);
	const isAgain = useRef(false);

	useEffect(() => {
		// Takes the focus only if the visitor opened it from the footer.
		isAgain.current = document.activeElement?.id === controlId;
		if (isAgain.current) answers.current?.focus();
	}, []);

	const answer = (choice: Parameters<typeof choose>[0]) => {
		choose(choice);
		if (isAgain.current) document.getElementById(controlId)?.focus();
	};

	return (
		<section
			ref={answers}
			className={`${css.question} ${only.onScreen}`}
			aria-labelledby="privacy-question-title"
			tabIndex={-1}
		>
			<p id="privacy-question-title" className={css.title}>
				{words.title}
			</p>
			<p>{words.text}</p>
			<p>
				<Link href={measurement.policy} className="text-link">
					{words.policy}
				</Link>
			</p>
			<div className={css.answers}>
				<Button variant="outline" onClick={() => answer("declined")}>
					{words.decline}
				</Button>
				<Button variant="outline" onClick={() => answer("agreed")}>
					{words.agree}
				</Button>
			</div>
		</section>
	);
}

/**
 * Sends PageView for each view (PIXEL-02, C-54), and Lead once per load of a thank-you page
 * (PIXEL-01, C-39). A page restored from the back/forward cache is viewed again but not loaded.
 */
function usePixel(isAgreed: boolean): void {
	useEffect(() => tellPixelOfConsent(isAgreed), [isAgreed]);

	const isTracked = useRef(false);

	useEffect(() => {
		if (!isAgreed) return;
		if (!isTracked.current) {
			isTracked.current = true;
			startPixel(measurement.pixel.id, measurement.pixel.scripts);
			trackEvent("PageView");
			if (pagePath(location.pathname) === measurement.leadPath)
				trackEvent("Lead");
		}
		const trackReturn = ({ persisted }: PageTransitionEvent) => {
			if (persisted) trackEvent("PageView");
		};
		addEventListener("pageshow", trackReturn);
		return () => removeEventListener("pageshow", trackReturn);
	}, [isAgreed]);
}
