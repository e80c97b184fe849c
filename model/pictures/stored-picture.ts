import { cardPictureHeight, cardPictureWidth } from "#lib/constants.ts";
import { storedImageAddress, storedImageWidth } from "#lib/image-address.ts";
import type { StoredPhoto } from "../schema/article.ts";

/** A picture of the cloud storage, which scales it to the width that its address asks for. */
export type StoredPicture = {
	alt: string;
	width: number;
	height: number;
	src: string;
};

/** As large as an article's head is drawn on most screens. */
const headWidth = 1200;

/** As a card asks for it: 400 px wide, at quality 75 (IMG-02). */
export function storedCardPicture(photo: StoredPhoto): StoredPicture {
	return {
		alt: photo.alt,
		width: cardPictureWidth,
		height: cardPictureHeight,
		src: storedImageAddress(photo.address, storedImageWidth),
	};
}

/** As the head of its article asks for it: 1200 px wide, 21 to 9. */
export function storedPicture(photo: StoredPhoto): StoredPicture {
	return {
		alt: photo.alt,
		width: headWidth,
		height: Math.round((headWidth * 9) / 21),
		src: storedImageAddress(photo.address, headWidth),
	};
}
