import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { vitalsLatest } from "#lib/constants.ts";
import { assertRenderedDocument } from "#lib/rendered-document.ts";

assertRenderedDocument(window);
const isMissing = document.querySelector("[data-page='not-found']") !== null;
// Fetched by the one page that needs it.
const missing = isMissing ? await import("./missing-page.ts") : undefined;
if ((await missing?.settleMissingPage()) ?? true) {
	startTransition(() => {
		// Without: a change of page is rendered in one go (docs/decisions/0009-change-of-page.md).
		hydrateRoot(document, <HydratedRouter useTransitions={false} />);
	});
}
afterLoading(() => {
	void import("./web-vitals.ts").then(({ reportVitals }) => reportVitals());
});

/** In an idle moment after the page has loaded, at the latest after five seconds (VITALS-01). */
function afterLoading(run: () => void): void {
	const wait = () =>
		"requestIdleCallback" in window
			? requestIdleCallback(run, { timeout: vitalsLatest })
			: setTimeout(run, vitalsLatest);
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
