import measurement from "content:measurement";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import only from "#ui/layout/only.module.css";
import { Link } from "#ui/link/link.tsx";
import { useCurrentPath } from "#ui/navigation/navigation.ts";
import css from "./measurement.module.css";
import { startPixel, tellPixelOfConsent, trackEvent } from "./pixel.ts";
import { askAgain, choose, useConsent, useIsAsking } from "./privacy-store.ts";

const controlId = "privacy-control";

/**
 * The question before anything is measured, and the events once the visitor has agreed. Built in only where the content
 * names a pixel; the rest of the site has none of it (docs/decisions/0008-measurement.md).
 */
export function Measurement() {
	usePixel(useConsent() === "agreed");
	return useIsAsking() ? <Question /> : null;
}

/** What holds, and the way to change it: in the footer of every page. */
export function PrivacyControl() {
	const consent = useConsent();
	const { words } = measurement;
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

/** No dialog: the page stays usable, and no answer is a no. Both answers look the same. */
function Question() {
	const { words } = measurement;
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

/** One PageView for each page that is shown, the first included, not for a query or an anchor (PIXEL-02, C-54). */
function usePixel(isAgreed: boolean): void {
	const path = useCurrentPath();
	const reported = useRef<string>(undefined);
	const hasLead = useRef(false);

	useEffect(() => tellPixelOfConsent(isAgreed), [isAgreed]);

	useEffect(() => {
		if (!isAgreed || reported.current === path) return;
		reported.current = path;
		startPixel(measurement.pixel.id, measurement.pixel.scripts);
		trackEvent("PageView");
		// Once per load, even when the visitor comes back by Back (PIXEL-01, C-39).
		if (path === measurement.leadPath && !hasLead.current) {
			hasLead.current = true;
			trackEvent("Lead");
		}
	}, [isAgreed, path]);
}
