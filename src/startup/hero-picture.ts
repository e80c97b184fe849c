/**
 * Marks <html> when the hero picture has loaded or failed (HOME-12). Call before the picture is
 * parsed.
 */
export function markSettledHeroPicture(): void {
	const mark = ({ target }: Event) => {
		if (target instanceof HTMLImageElement && target.dataset.hero !== undefined)
			document.documentElement.dataset.heroSettled = "";
	};
	// These events do not bubble, so only capturing listeners receive them here.
	document.addEventListener("load", mark, true);
	document.addEventListener("error", mark, true);
}
