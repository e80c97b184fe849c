import { doubleClick, doubleClickReach } from "#lib/constants.ts";
import { whenDialogOpens } from "./dialog-openings.ts";

/**
 * Keeps a dialog open that a double click has opened: the second press meets the dialog's close button, or what is
 * beside the dialog.
 */
export function forgiveDoubleClicks(): void {
	let opener: PointerEvent | undefined;
	let before: PointerEvent | undefined;
	let press: PointerEvent | undefined;

	/** Takes back what comes of the second press of a double click, the first of which has opened a dialog. */
	const forgive = (event: Event) => {
		const isSecondPress =
			// Not a press that is repeated for the visitor (kept-clicks.ts).
			event.isTrusted &&
			press !== undefined &&
			before !== undefined &&
			before === opener &&
			event.timeStamp - before.timeStamp < doubleClick &&
			Math.hypot(press.x - before.x, press.y - before.y) < doubleClickReach;
		if (!isSecondPress) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};

	document.addEventListener(
		"pointerdown",
		(event) => {
			before = press;
			press = event;
		},
		true,
	);
	// A key between two clicks: they are no double click.
	document.addEventListener(
		"keydown",
		() => {
			opener = undefined;
		},
		true,
	);
	whenDialogOpens(() => {
		opener = press;
	});
	document.addEventListener("click", forgive, true);
	// Asked before a press beside a dialog closes it, and before Escape does.
	document.addEventListener("cancel", forgive, true);
}
