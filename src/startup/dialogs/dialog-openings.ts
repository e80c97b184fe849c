/**
 * Tells of each dialog that has opened, before the visitor's next press. By the attribute: the events "beforetoggle" and
 * "toggle" of dialogs are younger than the browsers of the list (package.json).
 */
export function whenDialogOpens(
	tell: (dialog: HTMLDialogElement) => void,
): void {
	new MutationObserver((changes) => {
		for (const { target } of changes)
			if (target instanceof HTMLDialogElement && target.open) tell(target);
	}).observe(document, { subtree: true, attributeFilter: ["open"] });
}
