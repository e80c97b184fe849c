import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { guardedStore } from "#lib/storage.ts";

const pendingKey = "pending-page";

/**
 * Does what a browser does on a new document: the focus goes to the page's heading, so that screen readers read it
 * (WCAG 2.4.3). And marks the page as taken over by React, which ends the early scripts' stand-ins.
 */
export function useDocumentManners(): void {
	const { pathname } = useLocation();
	const shown = useRef(pathname);

	useEffect(() => {
		document.documentElement.dataset.app = "ready";
		document.dispatchEvent(new Event("app-ready"));
		goToPendingPage();
	}, []);

	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const heading =
			document.querySelector<HTMLElement>("main h1") ??
			document.querySelector<HTMLElement>("main");
		heading?.focus({ preventScroll: true });
	}, [pathname]);

	useRememberedNavigation();
}

/**
 * When a page's chunk is gone after a deploy, React Router reloads the page that is shown. The page that the visitor
 * asked for is remembered meanwhile, and opened as a document of the new deploy.
 */
function useRememberedNavigation(): void {
	const pending = useNavigation().location?.pathname;
	useEffect(() => {
		const session = guardedStore(() => sessionStorage);
		if (pending) session.setItem(pendingKey, pending);
		else session.removeItem(pendingKey);
	}, [pending]);
}

function goToPendingPage(): void {
	const session = guardedStore(() => sessionStorage);
	const pending = session.getItem(pendingKey);
	session.removeItem(pendingKey);
	const [entry] = performance.getEntriesByType("navigation");
	const isReload =
		entry instanceof PerformanceNavigationTiming && entry.type === "reload";
	if (pending && isReload && pending !== location.pathname)
		location.replace(pending);
}
