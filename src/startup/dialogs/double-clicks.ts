import { doubleClickMaxMs, doubleClickMaxPx } from "#lib/constants.ts";
import { whenDialogOpens } from "./dialog-openings.ts";

/**
 * Cancels the second click of a double click that opened a dialog: it would hit the close button or
 * the backdrop.
 */
export function forgiveDoubleClicks(): void {
	let opener: PointerEvent | undefined;
	let before: PointerEvent | undefined;
	let press: PointerEvent | undefined;

	const forgive = (event: Event) => {
		const isSecondPress =
			// Replayed clicks are not trusted (src/islands/start.ts).
			event.isTrusted &&
			press !== undefined &&
			before !== undefined &&
			before === opener &&
			event.timeStamp - before.timeStamp < doubleClickMaxMs &&
			Math.hypot(press.x - before.x, press.y - before.y) < doubleClickMaxPx;
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
	// The browser fires "cancel" before a backdrop press or Escape closes the dialog.
	document.addEventListener("cancel", forgive, true);
}
