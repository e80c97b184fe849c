import { showToast } from "#ui/toast/toasts.ts";

/**
 * Reports the failure of the photo of the floor in a toast (OPEN-03). The photo waits for this
 * script (OPEN-02); src/islands/page/failed-pictures.ts shows the fallback.
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
