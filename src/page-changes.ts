import { useEffect } from "react";
import { useNavigation } from "react-router";
import { guardedStore } from "#lib/storage.ts";
import { usePageChange } from "#ui/link.tsx";

const pendingKey = "pending-page";

/** Tells the early scripts that React has taken over, which ends their standing in for it. */
export function useAppReady(): void {
	useEffect(() => {
		document.documentElement.dataset.app = "ready";
		document.dispatchEvent(new Event("app-ready"));
		goToPendingPage();
	}, []);
}

/** Moves the focus to the heading of a new page, as a new document would begin there (WCAG 2.4.3). */
export function useFocusOnNewPage(): void {
	usePageChange(() => {
		const heading =
			document.querySelector<HTMLElement>("main h1") ??
			document.querySelector<HTMLElement>("main");
		heading?.focus({ preventScroll: true });
	});
}

/**
 * When a page's chunk is gone after a deploy, React Router reloads the page that is shown. The page that the visitor
 * asked for is remembered meanwhile, and opened as a document of the new deploy.
 */
export function useRememberedNavigation(): void {
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
