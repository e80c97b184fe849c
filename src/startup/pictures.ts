const root = document.documentElement;

/**
 * Answers pictures that load or fail, from before the first one is read: shows the fallback of one that failed (IMG-04,
 * PROLAB-13), hides a portrait over its initials (CAR-06), and tells styles that the hero is there (HOME-12).
 */
export function watchPictures(): void {
	// These events do not bubble.
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
