/** Starts the download of a picture whose `loading` is "deferred" (picture.tsx). */
export function requestPicture(image: HTMLImageElement): void {
	image.loading = "eager";
	image.closest("picture")?.removeAttribute("data-waiting");
}
