/** Calls back when a dialog opens, before the next user event. */
export function onDialogOpen(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	onDialogToggle((dialog) => {
		if (dialog.open) callback(dialog);
	});
}

/**
 * Calls back when a dialog opens or closes, before any other event. Observes the attribute, because
 * "close" fires a task later and "toggle" is missing in older supported browsers.
 */
export function onDialogToggle(
	callback: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement) callback(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
