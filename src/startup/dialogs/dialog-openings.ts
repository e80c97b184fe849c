/** Tells of each dialog that has opened, before the visitor's next press. */
export function whenDialogOpens(
	tell: (dialog: HTMLDialogElement) => void,
): void {
	whenDialogOpensOrCloses((dialog) => {
		if (dialog.open) tell(dialog);
	});
}

/**
 * Tells of each dialog that has opened or closed, before anything else can happen, such as a change of page. By the
 * attribute: the event "close" comes a task later, and "beforetoggle" and "toggle" of dialogs are younger than the
 * browsers of the list (package.json).
 */
export function whenDialogOpensOrCloses(
	tell: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement) tell(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
