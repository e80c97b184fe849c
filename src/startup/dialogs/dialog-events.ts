export function onDialogOpen(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	onDialogToggle((dialog) => {
		if (dialog.open) callback(dialog);
	});
}

/**
 * Calls back as soon as a dialog has opened or closed. Observes the `open` attribute, because the
 * event "close" fires a task later, and older supported browsers do not fire "toggle".
 */
export function onDialogToggle(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement) callback(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
