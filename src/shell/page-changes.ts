import { useEffect } from "react";
import { anchorId } from "#lib/address.ts";
import { openDialog } from "#ui/dialog/dialog.tsx";
import { usePageChange } from "#ui/navigation/navigation.ts";
import { goToPendingPage } from "#ui/navigation/pending-page.ts";

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
		const addressed = anchorId(location.hash);
		// On the way back one may still be open.
		for (const dialog of document.querySelectorAll("dialog"))
			if (dialog.id !== addressed) dialog.close();
		const heading =
			document.querySelector<HTMLElement>("main h1") ??
			document.querySelector<HTMLElement>("main");
		heading?.focus({ preventScroll: true });
		// The early script opens an addressed dialog in a new document only.
		openDialog(addressed);
	});
}
