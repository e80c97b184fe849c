import { useEffect } from "react";
import { useNavigation } from "react-router";
import { guardedStore } from "#lib/storage.ts";
import { openDialog } from "#ui/dialog.tsx";
import { useCurrentPath, usePageChange } from "#ui/navigation.tsx";

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
		// The early script opens an addressed dialog in a new document only.
		openDialog(decodeURIComponent(location.hash.slice(1)));
	});
}

/**
 * When a page's chunk is gone after a deploy, React Router reloads the page that is shown, at once: the page that the
 * visitor asks for is remembered before it tries, and opened as a document of the new deploy.
 */
export function useRememberedNavigation(): void {
	const path = useCurrentPath();
	const pending = useNavigation().location?.pathname;
	useEffect(() => {
		if (path) guardedStore(() => sessionStorage).removeItem(pendingKey);
	}, [path]);
	useEffect(() => {
		if (pending) remember(pending);
	}, [pending]);
	useEffect(() => {
		const rememberLink = ({ target }: MouseEvent) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (
				link?.origin === location.origin &&
				link.target === "" &&
				link.pathname !== location.pathname
			)
				remember(link.pathname);
		};
		document.addEventListener("click", rememberLink, { capture: true });
		return () =>
			document.removeEventListener("click", rememberLink, { capture: true });
	}, []);
}

function remember(path: string): void {
	guardedStore(() => sessionStorage).setItem(pendingKey, path);
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
