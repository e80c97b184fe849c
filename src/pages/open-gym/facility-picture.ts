import { showToast } from "#ui/toast/toasts.ts";

/**
 * Shows a toast if the photo of the gym floor fails to load (OPEN-03).
 * src/islands/page/failed-pictures.ts shows the fallback. The photo is "deferred" (picture.tsx), so
 * the browser requests it only after this script has started (OPEN-02).
 */
export function enhance(element: HTMLElement): void {
	const image = element.querySelector("img");
	if (!image) return;
	image.addEventListener(
		"error",
		() => showToast({ kind: "error", text: element.dataset.failure ?? "" }),
		{ once: true },
	);
}
