import { anchorId } from "#lib/address.ts";
import { whenDialogOpens, whenDialogOpensOrCloses } from "./dialog-openings.ts";

/**
 * Polyfills invoker commands and `closedby`, closes one dialog before it opens another, and opens
 * the dialog that the hash names (/#free-trial).
 */
export function helpDialogs(): void {
	const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
	const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

	// Capture phase: close the first dialog before the browser opens the second, so that focus
	// returns to a visible control.
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
	// Runs after all other click handlers, because preventDefault() cancels native commands too
	// (src/islands/start.ts).
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
 * Closes the dialog on a press that begins and ends on the backdrop, not on a selection dragged out
 * of it. iOS Safari does not bubble clicks from elements without a click handler, so the handlers
 * are on the dialog.
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

function dialogOf(target: Element): HTMLDialogElement | undefined {
	const opener = target.closest("button[commandfor][command='show-modal']");
	const dialog = document.getElementById(
		opener?.getAttribute("commandfor") ?? "",
	);
	return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
