import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { vitalsLatest } from "#lib/constants.ts";
import { assertRenderedDocument } from "#lib/rendered-document.ts";
import { afterLoading } from "./early/idle.ts";

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
// VITALS-01
afterLoading(() => {
	void import("./web-vitals.ts").then(({ reportVitals }) => reportVitals());
}, vitalsLatest);
