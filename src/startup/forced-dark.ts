/**
 * Marks a browser that darkens light pages although they ask for light alone: text that nobody has colored is black in all
 * others. What this would make unreadable has other colors then (src/styles/forced-dark.css).
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
