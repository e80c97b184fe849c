/**
 * Marks browsers that force dark colors despite `color-scheme: only light`;
 * src/styles/forced-dark.css then replaces colors that would be unreadable.
 */
export function markForcedDark(): void {
	const root = document.documentElement;
	const probe = document.createElement("i");
	probe.style.colorScheme = "only light";
	probe.style.color = "CanvasText";
	root.append(probe);
	if (getComputedStyle(probe).color === "rgb(255, 255, 255)")
		root.dataset.forcedDark = "";
	probe.remove();
}
