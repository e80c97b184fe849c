import { doubleClick, doubleClickReach } from "#lib/constants.ts";
import { whenDialogOpens } from "./dialog-openings.ts";

/**
 * Keeps a dialog open that a double click has opened: the second press meets the dialog's close button, or what is
 * beside the dialog.
 */
export function forgiveDoubleClicks(): void {
	let opened: HTMLDialogElement | undefined;
	let opener: PointerEvent | undefined;
	let before: PointerEvent | undefined;
	let press: PointerEvent | undefined;

	/** Whether this comes of the second press of a double click, the first of which has opened a dialog. */
	const isSpent = ({ isTrusted, timeStamp }: Event) =>
		isTrusted &&
		opened?.open === true &&
		press !== undefined &&
		before !== undefined &&
		before === opener &&
		timeStamp - before.timeStamp < doubleClick &&
		Math.hypot(press.x - before.x, press.y - before.y) < doubleClickReach;

	const listen = <Type extends keyof DocumentEventMap>(
		type: Type,
		listener: (event: DocumentEventMap[Type]) => void,
	) => document.addEventListener(type, listener, true);
	listen("pointerdown", (event) => {
		before = press;
		press = event;
	});
	// A key between two clicks: they are no double click.
	listen("keydown", () => {
		before = undefined;
	});
	whenDialogOpens((dialog) => {
		opened = dialog;
		opener = press;
	});
	listen("click", (event) => {
		if (!isSpent(event)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	});
	// Asked before a press beside a dialog closes it, and before Escape does.
	listen("cancel", (event) => {
		if (isSpent(event)) event.preventDefault();
	});
}
