import { useEffect, useRef } from "react";
import { pagePath } from "#lib/address.ts";
import { Button } from "#ui/button/button.tsx";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import css from "./measurement.module.css";
import type { MeasurementContent } from "./measurement-content.ts";
import { startPixel, tellPixelOfConsent, trackEvent } from "./pixel.ts";
import { controlId } from "./privacy-control.tsx";
import { choose, useConsent, useIsAsking } from "./privacy-store.ts";

/**
 * The question before anything is measured, and the events once the visitor has agreed. Built in only where the content
 * names a pixel; the rest of the site has none of it (docs/decisions/0008-measurement.md).
 */
export function Measurement(content: MeasurementContent) {
	usePixel(content, useConsent() === "agreed");
	return useIsAsking() ? (
		<Question words={content.words} policy={content.policy} />
	) : null;
}

/** No dialog: the page stays usable, and no answer is a no. Both answers look the same. */
function Question({
	words,
	policy,
}: Pick<MeasurementContent, "words" | "policy">) {
	const answers = useRef<HTMLElement>(null);
	const isAgain = useRef(false);

	useEffect(() => {
		// Called from the footer, the question takes the focus; on arrival it does not take it from the page.
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
				<Link href={policy} className="text-link">
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
 * One PageView for each view of the page (PIXEL-02, C-54), Lead on the page that follows a request, once for each load
 * (PIXEL-01, C-39). The back/forward cache shows a page again without loading it: that is a view, and no load.
 */
function usePixel(
	{ pixel, leadPath }: MeasurementContent,
	isAgreed: boolean,
): void {
	useEffect(() => tellPixelOfConsent(isAgreed), [isAgreed]);

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
