/**
 * Shows fallbacks of failed pictures (IMG-04, PROLAB-13), and hides failed portraits (CAR-06) and
 * failed hero pictures (ERR-04).
 */
export function handleFailedPictures(): void {
	for (const image of document.images)
		if (hasFailed(image)) handleFailure(image);
	// `error` does not bubble, so the document receives it only with a capturing listener.
	document.addEventListener(
		"error",
		({ target }) => {
			if (target instanceof HTMLImageElement) handleFailure(target);
		},
		true,
	);
}

/** An image that has not been requested has an empty `currentSrc` or is not complete. */
function hasFailed(image: HTMLImageElement): boolean {
	return image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
}

function handleFailure(image: HTMLImageElement): void {
	const { hero, fallback, fallbackAlt, fallbackSrcset, portrait } =
		image.dataset;
	if (hero !== undefined) {
		console.warn(`The hero image failed to load: ${image.currentSrc}`);
		image.closest("picture")?.setAttribute("hidden", "");
	}
	if (portrait !== undefined) image.hidden = true;
	if (fallback === undefined) return;
	console.warn(`A picture failed to load: ${image.currentSrc}`);
	delete image.dataset.fallback;
	for (const source of image.parentElement?.querySelectorAll("source") ?? []) {
		image.sizes = source.sizes;
		source.remove();
	}
	image.srcset = fallbackSrcset ?? "";
	image.alt = fallbackAlt ?? "";
	image.src = fallback;
}
