/** A press that comes before the dialog that it opens, while the page is still arriving, is repeated when all is there. */
export function keepEarlyPresses(): void {
	let pressed: HTMLButtonElement | undefined;
	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		const dialog = button?.getAttribute("commandfor");
		if (button && dialog && !document.getElementById(dialog)) pressed = button;
	});
	document.addEventListener("DOMContentLoaded", () => pressed?.click());
}
