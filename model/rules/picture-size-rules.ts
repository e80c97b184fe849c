import { shareSize } from "#lib/constants.ts";
import { slugIn } from "../content-file-types.ts";
import { type Content, files, folders } from "../files.ts";
import {
	createImages,
	type Images,
	isSmaller,
	largest,
	type Size,
} from "../pictures/pictures.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ParsedFile, problemAt } from "../text/content-file.ts";
import { isObject, type Path } from "../text/path.ts";
import { valuesIn } from "../text/walk-values.ts";
import { avatarWidth } from "../views/testimonial.ts";

type PictureField = {
	/** Path of the content file. */
	name: string;
	path: Path;
	file: string;
	minimumSize: Size;
	/** Such as "4:5". */
	aspectRatios: readonly string[];
};

export function requestedPictures(
	content: Content,
	/**
	 * The parsed files, keyed by path. They must contain the same photo objects as `content`, not
	 * copies, because the requested sizes are keyed by object.
	 */
	valuesByPath: ReadonlyMap<string, object>,
	requestPictures: (content: Content, images: Images) => void,
): PictureField[] {
	const images = createImages(content.images);
	requestPictures(content, images);
	return [...valuesByPath].flatMap(([name, value]) =>
		picturesIn(value).map(({ path, photo }) => ({
			name,
			path,
			file: photo.file,
			minimumSize: largest([
				images.minimumSizes.get(photo),
				...(isShared(name, path) ? [shareSize] : []),
				...(name === files.testimonials.path
					? [{ width: avatarWidth, height: avatarWidth }]
					: []),
			]),
			aspectRatios: [...(images.aspectRatios.get(photo) ?? [])],
		})),
	);
}

/**
 * Reports pictures that are smaller than a page needs, because every screen would show them
 * blurred.
 */
export function smallPictures(
	pictures: readonly PictureField[],
	images: Content["images"],
	fileAt: (path: string) => ParsedFile,
): ContentProblem[] {
	const size = ({ width, height }: Size) => `${width} x ${height}`;
	return pictures.flatMap(({ name, path, file, minimumSize }) => {
		const master = images.get(file);
		return !master || !isSmaller(master, minimumSize)
			? []
			: problemAt(
					fileAt(name),
					path,
					`a picture of at least ${size(minimumSize)} pixels`,
					`${file} with ${size(master)}`,
				);
	});
}

function picturesIn(value: unknown) {
	return valuesIn(value).flatMap(({ value: photo, path }) => {
		if (typeof photo === "string" && path.at(-1) === "image")
			return [{ path, photo: { file: photo } }];
		const isPhoto =
			isObject(photo) && "file" in photo && typeof photo.file === "string";
		return isPhoto
			? [{ path: [...path, "file"], photo: photo as { file: string } }]
			: [];
	});
}

function isShared(name: string, path: Path): boolean {
	const isArticle = slugIn(folders.articles, name) !== undefined;
	return path[0] === (isArticle ? "photo" : "head");
}
