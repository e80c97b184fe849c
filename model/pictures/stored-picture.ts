import { storedPictureUrl } from "#lib/stored-picture.ts";
import type { StoredPicture } from "../schema/article.ts";

export function storedPictureView(
	{ address, alt }: StoredPicture,
	width: number,
	[across, down]: readonly [number, number],
) {
	return {
		alt,
		width,
		height: Math.round((width * down) / across),
		src: storedPictureUrl(address, width),
	};
}
