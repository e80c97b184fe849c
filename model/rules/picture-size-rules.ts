import { shareSize } from "#lib/constants.ts";
import { type Content, files, folders } from "../files.ts";
import {
	createImages,
	type Images,
	largest,
	type Size,
} from "../pictures/pictures.ts";
import { slugIn } from "../registry.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import { isObject, type Path } from "../text/path.ts";
import { valuesIn } from "../text/texts-of.ts";
import { avatarWidth } from "../views/testimonial.ts";

/**
 * Reports pictures that are smaller than the smallest size that a page requests, because every
 * screen would show them blurred.
 */
export function smallPictures(
	content: Content,
	/** Values by file path, before the content is assembled. */
	read: ReadonlyMap<string, object>,
	fileAt: (path: string) => ContentFile,
	requestPictures: (content: Content, images: Images) => void,
): ContentProblem[] {
	const images = createImages(content.images);
	requestPictures(content, images);
	return [...read].flatMap(([name, value]) =>
		picturesIn(value).flatMap(({ path, photo }) => {
			const master = content.images.get(photo.file);
			const need = largest([
				images.needs.get(photo),
				...(isShared(name, path) ? [shareSize] : []),
				...(name === files.testimonials.path
					? [{ width: avatarWidth, height: avatarWidth }]
					: []),
			]);
			if (
				!master ||
				(master.width >= need.width && master.height >= need.height)
			)
				return [];
			const size = ({ width, height }: Size) => `${width} x ${height}`;
			return problemAt(
				fileAt(name),
				path,
				`a picture of at least ${size(need)} pixels`,
				`${photo.file} with ${size(master)}`,
			);
		}),
	);
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

/** Share images are made from a page's picture and an article's photograph. */
function isShared(name: string, path: Path): boolean {
	const isArticle = slugIn(folders.articles, name) !== undefined;
	return path[0] === (isArticle ? "photo" : "head");
}
