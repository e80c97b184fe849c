export function replayClicksAfterParsing(): void {
	let clickedButton: HTMLButtonElement | undefined;
	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		const dialogId = button?.getAttribute("commandfor");
		if (button && dialogId && !document.getElementById(dialogId))
			clickedButton = button;
	});
	document.addEventListener("DOMContentLoaded", () => clickedButton?.click());
}
