import sharp from "sharp";
import { UserError } from "./user-error.ts";

export type PictureExtension = "jpg" | "png";

const readable = ["jpeg", "png", "webp", "heif"];
/** Maximum width and height in px; no page shows a larger picture. */
const maxSide = 2400;
/** Enough for phone cameras of 108 megapixels; larger pictures could exhaust the memory. */
const maxPixels = 120_000_000;

/**
 * Converts a picture for content/images: upright, in sRGB, at most 2400 px on the longer side, and
 * without metadata such as the GPS position. Returns the same bytes if they already conform. If the
 * picture replaces another one, `extension` is the extension of the old picture. Throws a UserError
 * if it cannot use the picture.
 */
export async function preparePicture(
	bytes: Uint8Array,
	extension?: PictureExtension,
): Promise<{ bytes: Uint8Array; extension: PictureExtension }> {
	// Rejects an empty file first, because sharp would throw an Error that is no UserError.
	if (bytes.length === 0) unreadable(bytes);
	const image = sharp(bytes, { limitInputPixels: maxPixels });
	const found = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => unreadable(bytes));
	const { format, width, height, hasAlpha, pages = 1 } = found;
	if (!readable.includes(format))
		throw pictureError(
			`This is a picture of the kind ${format}: save it as a JPG or PNG first`,
		);
	if (pages > 1)
		throw pictureError(
			"This picture moves, which no page shows: save one view of it as a JPG or PNG first",
		);
	if (width * height > maxPixels)
		throw pictureError(
			`This picture has ${width} × ${height} pixels, which is too large to open: save it smaller, ${maxSide} pixels wide, first`,
		);
	const isTransparent =
		hasAlpha && !(await image.stats().catch(() => unreadable(bytes))).isOpaque;
	if (isTransparent && extension === "jpg")
		throw pictureError(
			"This picture is transparent, and the one that it replaces is a JPG, which cannot be: add it as a new picture, and choose it where it is to show",
		);
	const target =
		extension ?? (isTransparent || format === "png" ? "png" : "jpg");
	const isFit =
		format === { jpg: "jpeg", png: "png" }[target] &&
		Math.max(width, height) <= maxSide &&
		(found.orientation ?? 1) === 1 &&
		["srgb", "b-w"].includes(found.space) &&
		found.depth === "uchar" &&
		!(found.exif || found.icc || found.xmp || found.iptc || found.comments);
	const upright = image.autoOrient().resize(maxSide, maxSide, {
		fit: "inside",
		withoutEnlargement: true,
	});
	const prepared = isFit
		? // Decodes the picture, because a truncated file may begin with a valid header.
			image.stats().then(() => bytes)
		: // By default, sharp converts to sRGB and writes no metadata.
			(target === "png"
				? upright.png()
				: upright.jpeg({ quality: 88, mozjpeg: true })
			).toBuffer();
	return {
		bytes: await prepared.catch(() => unreadable(bytes)),
		extension: target,
	};
}

function unreadable(bytes: Uint8Array): never {
	const brand = Buffer.from(bytes.subarray(4, 12)).toString("latin1");
	throw pictureError(
		/^ftyp(?:hei|hev|mif|msf)/.test(brand)
			? "This is an HEIC photo, which cannot be read here: save it as a JPG first. For new photos, choose Settings > Camera > Formats > Most Compatible on the iPhone"
			: "This file is no picture, or it is damaged: save it again as a JPG or PNG",
	);
}

const pictureError = (message: string) => new UserError(415, message);
