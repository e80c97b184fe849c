/** Replays a press on a button whose dialog is not parsed yet. */
export function keepEarlyPresses(): void {
	let pressed: HTMLButtonElement | undefined;
	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		const dialog = button?.getAttribute("commandfor");
		if (button && dialog && !document.getElementById(dialog)) pressed = button;
	});
	document.addEventListener("DOMContentLoaded", () => pressed?.click());
}
