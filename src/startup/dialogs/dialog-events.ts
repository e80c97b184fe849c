/** Calls back before the next user event. */
export function onDialogOpen(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	onDialogToggle((dialog) => {
		if (dialog.open) callback(dialog);
	});
}

/**
 * Calls back before any other event. Observes the attribute because "close" fires a task later, and
 * the browserslist predates "toggle" and "beforetoggle" on dialogs.
 */
export function onDialogToggle(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement) callback(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
