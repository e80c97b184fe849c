import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pagePath } from "#lib/address.ts";
import { appIsReady } from "#lib/app-ready.ts";
import { vitalsLatest } from "#lib/constants.ts";
import { afterLoading } from "#startup/idle.ts";
import { assertRenderedDocument } from "#startup/rendered-document.ts";

assertRenderedDocument(window);
const isMissing = document.querySelector("[data-page='not-found']") !== null;
// Fetched by the one page that needs it.
const missing = isMissing ? await import("#shell/missing-page.ts") : undefined;
// Some hosts show "/pricing" under "//pricing" or "/pricing.html", which the router would take for another page.
const path = pagePath(location.pathname);
if (!isMissing && path !== location.pathname)
	history.replaceState(
		history.state,
		"",
		path + location.search + location.hash,
	);
if ((await missing?.settleMissingPage(path)) ?? true) {
	startTransition(() => {
		// Without: a change of page is rendered in one go (docs/decisions/0009-change-of-page.md).
		hydrateRoot(document, <HydratedRouter useTransitions={false} />);
	});
}
// React Router lets go of a page's data when the visitor goes on before all of it has come, and forgets to catch that.
addEventListener("unhandledrejection", (event) => {
	if (event.reason?.name === "AbortError") event.preventDefault();
});
// VITALS-01
afterLoading(() => {
	import("#measurement/web-vitals.ts").then(
		({ reportVitals }) => reportVitals(),
		// A device that went offline measures nothing; the page is complete without.
		() => {},
	);
}, vitalsLatest);
// While an owner edits: what loaders give has changed (publish/content/open-pages.ts), maybe before this page could take it.
if (import.meta.hot) {
	const askLoaders = () => {
		if (appIsReady())
			Reflect.get(window, "__reactRouterDataRouter")?.revalidate();
	};
	import.meta.hot.on("loader-content", askLoaders);
	document.addEventListener("app-ready", askLoaders, { once: true });
}
