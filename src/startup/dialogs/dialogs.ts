import { onDialogOpen, onDialogToggle } from "./dialog-events.ts";

/**
 * Polyfills invoker commands and `closedby`. Closes a dialog before another one opens. Opens the
 * dialog whose id is in the URL's hash (/#free-trial).
 */
export function polyfillDialogs(): void {
	const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
	const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

	// Runs in the capture phase, so that a dialog closes before a button in it opens another one.
	// Otherwise the new dialog would later return focus to that button, which is then hidden.
	document.addEventListener(
		"click",
		({ target }) => {
			if (!(target instanceof Element)) return;
			const enclosingDialog = target.closest("dialog");
			const dialog = dialogOpenedBy(target);
			if (dialog && enclosingDialog && enclosingDialog !== dialog)
				enclosingDialog.close();
			if (
				enclosingDialog &&
				target.closest("a[href*='#'], dialog[data-kind=sheet] a")
			)
				enclosingDialog.close();
		},
		true,
	);
	if (!hasClosedBy) onDialogOpen(closeOnBackdropClick);
	// Runs last, so that preventDefault() in src/islands/start.ts keeps the dialog closed.
	if (!hasCommands)
		document.addEventListener("click", ({ target, defaultPrevented }) => {
			const dialog =
				target instanceof Element ? dialogOpenedBy(target) : undefined;
			if (dialog && !dialog.open && !defaultPrevented) dialog.showModal();
		});

	const openDialogInHash = () => {
		const dialog = document.getElementById(location.hash.slice(1));
		if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
	};
	openDialogInHash();
	addEventListener("hashchange", openDialogInHash);
	onDialogToggle(({ id, open }) => {
		if (open || location.hash !== `#${id}`) return;
		const url = new URL(location.href);
		url.hash = "";
		history.replaceState(history.state, "", url);
	});
}

/**
 * Closes the dialog when a press begins and ends on the backdrop. A text selection that only ends
 * on the backdrop does not close the dialog. The handlers are on the dialog, because iOS Safari
 * does not bubble clicks from elements without a click handler.
 */
function closeOnBackdropClick(dialog: HTMLDialogElement): void {
	let startedOnBackdrop = false;
	dialog.onpointerdown = ({ target }) => {
		startedOnBackdrop = target === dialog;
	};
	dialog.onclick = ({ target }) => {
		if (
			startedOnBackdrop &&
			target === dialog &&
			dialog.getAttribute("closedby") === "any"
		)
			dialog.close();
	};
}

function dialogOpenedBy(target: Element): HTMLDialogElement | undefined {
	const openerButton = target.closest(
		"button[commandfor][command='show-modal']",
	);
	const dialog = document.getElementById(
		openerButton?.getAttribute("commandfor") ?? "",
	);
	return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
