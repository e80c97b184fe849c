import { anchorId } from "#lib/address.ts";
import { whenDialogOpens, whenDialogOpensOrCloses } from "./dialog-openings.ts";

/**
 * Dialogs open natively (commandfor); this adds what the platform lacks: a fallback for browsers without invoker
 * commands, one dialog at a time, closing by a click outside where `closedby` is unknown, and addresses such as
 * /#free-trial that open a dialog.
 */
export function helpDialogs(): void {
	const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
	const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

	// In the capture phase: the first dialog is closed before the platform opens the second, so that the focus returns
	// to a control that is still there.
	document.addEventListener(
		"click",
		({ target }) => {
			if (!(target instanceof Element)) return;
			const around = target.closest("dialog");
			const dialog = dialogOf(target);
			if (dialog && around && around !== dialog) around.close();
			if (around && target.closest("a[href*='#'], dialog[data-kind=sheet] a"))
				around.close();
		},
		true,
	);
	if (!hasClosedBy) whenDialogOpens(closeBeside);
	// After all other click handlers: preventDefault() keeps the dialog closed, as with native commands (kept-clicks.ts).
	if (!hasCommands)
		document.addEventListener("click", ({ target, defaultPrevented }) => {
			const dialog = target instanceof Element ? dialogOf(target) : undefined;
			if (dialog && !dialog.open && !defaultPrevented) dialog.showModal();
		});

	const openAddressed = () => {
		const dialog = document.getElementById(anchorId(location.hash));
		if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
	};
	openAddressed();
	addEventListener("hashchange", openAddressed);
	whenDialogOpensOrCloses(({ id, open }) => {
		if (open || location.hash !== `#${id}`) return;
		const address = new URL(location.href);
		address.hash = "";
		history.replaceState(history.state, "", address);
	});
}

/**
 * Closes the dialog by a press that begins and ends beside it, not by one that drags a selection out of it. The handlers
 * are the dialog's own: Safari on iOS tells nobody further up of a press on what no handler is for.
 */
function closeBeside(dialog: HTMLDialogElement): void {
	let isBeside = false;
	dialog.onpointerdown = ({ target }) => {
		isBeside = target === dialog;
	};
	dialog.onclick = ({ target }) => {
		if (
			isBeside &&
			target === dialog &&
			dialog.getAttribute("closedby") === "any"
		)
			dialog.close();
	};
}

/** The dialog that a press of this opens, if any. */
function dialogOf(target: Element): HTMLDialogElement | undefined {
	const opener = target.closest("button[commandfor][command='show-modal']");
	const dialog = document.getElementById(
		opener?.getAttribute("commandfor") ?? "",
	);
	return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
