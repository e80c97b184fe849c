const root = document.documentElement;

/**
 * Shows fallbacks of failed pictures (IMG-04, PROLAB-13), hides failed portraits (CAR-06) and
 * failed hero pictures (ERR-04), and marks <html> when the hero picture has loaded or failed
 * (HOME-12). Must run before the first picture is parsed.
 */
export function handlePictureEvents(): void {
	// These events do not bubble, so only capturing listeners receive them here.
	document.addEventListener("load", handlePicture, true);
	document.addEventListener("error", handlePicture, true);
}

function handlePicture({ target, type }: Event): void {
	if (!(target instanceof HTMLImageElement)) return;
	const { hero, fallback, fallbackAlt, fallbackSrcset, portrait } =
		target.dataset;
	const hasFailed = type === "error";
	if (hero !== undefined) {
		root.dataset.heroSettled = "";
		if (hasFailed) {
			console.warn(`The hero image failed to load: ${target.currentSrc}`);
			target.closest("picture")?.setAttribute("hidden", "");
		}
	}
	if (!hasFailed) return;
	if (portrait !== undefined) target.hidden = true;
	if (fallback === undefined) return;
	console.warn(`A picture failed to load: ${target.currentSrc}`);
	delete target.dataset.fallback;
	for (const source of target.parentElement?.querySelectorAll("source") ?? []) {
		target.sizes = source.sizes;
		source.remove();
	}
	target.srcset = fallbackSrcset ?? "";
	target.alt = fallbackAlt ?? "";
	target.src = fallback;
}
