/**
 * Closes menus and dialogs on `pagehide`, because the back/forward cache would restore them open.
 */
export function closeDialogsOnLeave(): void {
	addEventListener("pagehide", () => {
		for (const dialog of document.querySelectorAll("dialog")) dialog.close();
		for (const list of document.querySelectorAll<HTMLDetailsElement>(
			"header details",
		))
			list.open = false;
	});
}
