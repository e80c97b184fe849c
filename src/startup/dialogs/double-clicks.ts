import { doubleClickMaxMs, doubleClickMaxPx } from "#lib/constants.ts";
import { onDialogOpen } from "./dialog-events.ts";

/**
 * Cancels the second click of a double click that opened a dialog. Otherwise the second click would
 * hit the close button or the backdrop.
 */
export function ignoreSecondClick(): void {
	let openingPress: PointerEvent | undefined;
	let previousPress: PointerEvent | undefined;
	let press: PointerEvent | undefined;

	const cancelSecondClick = (event: Event) => {
		const isSecondPress =
			// Clicks that src/islands/start.ts replays are not trusted and must pass.
			event.isTrusted &&
			press !== undefined &&
			previousPress !== undefined &&
			previousPress === openingPress &&
			event.timeStamp - previousPress.timeStamp < doubleClickMaxMs &&
			Math.hypot(press.x - previousPress.x, press.y - previousPress.y) <
				doubleClickMaxPx;
		if (!isSecondPress) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};

	document.addEventListener(
		"pointerdown",
		(event) => {
			previousPress = press;
			press = event;
		},
		true,
	);
	document.addEventListener(
		"keydown",
		() => {
			openingPress = undefined;
		},
		true,
	);
	onDialogOpen(() => {
		openingPress = press;
	});
	document.addEventListener("click", cancelSecondClick, true);
	// The browser fires "cancel" before a backdrop press or Escape closes the dialog.
	document.addEventListener("cancel", cancelSecondClick, true);
}
