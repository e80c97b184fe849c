/** Calls back before the next user event. */
export function whenDialogOpens(
	tell: (dialog: HTMLDialogElement) => void,
): void {
	whenDialogOpensOrCloses((dialog) => {
		if (dialog.open) tell(dialog);
	});
}

/**
 * Calls back before any other event. Observes the attribute because "close" fires a task later, and
 * the browserslist predates "toggle" and "beforetoggle" on dialogs.
 */
export function whenDialogOpensOrCloses(
	tell: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement) tell(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
