import { storedImageUrl } from "#lib/stored-image.ts";
import type { StoredPhoto } from "../schema/article.ts";

export function storedPicture(
	{ address, alt }: StoredPhoto,
	width: number,
	[across, down]: readonly [number, number],
) {
	return {
		alt,
		width,
		height: Math.round((width * down) / across),
		src: storedImageUrl(address, width),
	};
}
