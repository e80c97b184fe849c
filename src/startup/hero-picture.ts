/**
 * Marks <html> when the hero picture has loaded or failed (HOME-12). Call this function before the
 * browser parses the picture.
 */
export function markSettledHeroPicture(): void {
	const mark = ({ target }: Event) => {
		if (target instanceof HTMLImageElement && target.dataset.hero !== undefined)
			document.documentElement.dataset.heroSettled = "";
	};
	// These events do not bubble, so the document receives them only with capturing listeners.
	document.addEventListener("load", mark, true);
	document.addEventListener("error", mark, true);
}
