import { requestPicture } from "#ui/picture/request-picture.ts";
import { showToast } from "#ui/toast/toasts.ts";

/**
 * Requests the photo of the floor and reports its failure in a toast (OPEN-02, OPEN-03);
 * src/islands/page/failed-pictures.ts shows the fallback.
 */
export function enhance(element: HTMLElement): void {
	const image = element.querySelector("img");
	if (!image) return;
	image.addEventListener(
		"error",
		() => showToast({ kind: "error", text: element.dataset.failure ?? "" }),
		{ once: true },
	);
	requestPicture(image);
}
