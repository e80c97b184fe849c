import type { Photo } from "../schema/fields.ts";

export type ImageMaster = {
	file: string;
	/** In the build, the absolute path. In the editor's preview, only the file name. */
	path: string;
	/** In px, after the EXIF rotation. */
	width: number;
	height: number;
	/**
	 * True if the picture has transparent parts. Such a picture has no background while it loads,
	 * because the background would show through.
	 */
	isTransparent?: boolean;
	hash: string;
	svg?: string;
};

/** Most pictures are AVIF, and JPEG for browsers without AVIF. Galleries add WebP (C-23). */
type PictureFormat = "avif" | "webp" | "jpg";

export const fallbackWidth = 960;

export type PictureFile = {
	master: ImageMaster;
	address: string;
	format: PictureFormat;
	width: number;
	height: number;
	/** The visible part of the original, in pixels of the original. */
	crop: { left: number; top: number; width: number; height: number };
};

export type PictureUse = {
	aspect?: readonly [number, number];
	/** Widths in `srcset`, in px, ascending. Widths larger than the crop are omitted. */
	widths: readonly number[];
	sizes: string;
};

export type Size = { width: number; height: number };

export type Images = ReturnType<typeof createImages>;

export function createImages(masters: ReadonlyMap<string, ImageMaster>) {
	const files = new Map<string, PictureFile>();
	const copies = new Map<string, string>();
	const minimumSizes = new Map<object, Size>();
	const aspectRatios = new Map<object, ReadonlySet<string>>();

	function masterOf(name: string): ImageMaster {
		const master = masters.get(name);
		if (!master) throw new Error(`content/images has no picture named ${name}`);
		return master;
	}

	function addFile(
		master: ImageMaster,
		crop: PictureFile["crop"],
		width: number,
		format: PictureFormat,
	): string {
		const height = Math.round((width * crop.height) / crop.width);
		const name = master.file.replace(/\.\w+$/, "");
		const address = `/images/${name}-${width}x${height}-${fingerprint(master, crop)}.${format}`;
		files.set(address, { master, address, format, width, height, crop });
		return address;
	}

	function recordMinimumSize(
		photo: object,
		width: number,
		aspect: PictureUse["aspect"],
	) {
		const height = aspect ? Math.round((width * aspect[1]) / aspect[0]) : 0;
		minimumSizes.set(
			photo,
			largest([minimumSizes.get(photo), { width, height }]),
		);
		if (aspect)
			aspectRatios.set(
				photo,
				new Set(aspectRatios.get(photo)).add(aspect.join(":")),
			);
	}

	function request(photo: Photo, { aspect, widths, sizes }: PictureUse) {
		recordMinimumSize(photo, widths[0] ?? 0, aspect);
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		const usable = widths.filter((width) => width <= crop.width);
		const offered = usable.length > 0 ? usable : [crop.width];
		const width = offered.at(-1) ?? crop.width;
		const candidates = offered.map(
			(each) => `${addFile(master, crop, each, "avif")} ${each}w`,
		);
		return {
			alt: "alt" in photo ? photo.alt : "",
			/**
			 * The size of the largest AVIF in px. It reserves space, so that content does not move when
			 * the picture loads.
			 */
			width,
			height: Math.round((width * crop.height) / crop.width),
			...(master.isTransparent && { isTransparent: true }),
			/** For browsers without AVIF: one uncropped file per photo. CSS crops it. */
			src: addFile(
				master,
				cropTo(master, undefined, [50, 50]),
				Math.min(master.width, fallbackWidth),
				"jpg",
			),
			srcSet: { avif: candidates.join(", ") },
			sizes,
		};
	}

	/** Returns the address of one file. The file is at most `width` px wide. */
	function file(
		photo: Pick<Photo, "file" | "focus">,
		width: number,
		format: PictureFormat,
		aspect?: PictureUse["aspect"],
	): string {
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		return addFile(master, crop, Math.min(width, crop.width), format);
	}

	function publishUnchanged(name: string): string {
		const { path, hash } = masterOf(name);
		const address = `/images/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
		copies.set(address, path);
		return address;
	}

	return {
		files: files as ReadonlyMap<string, PictureFile>,
		copies: copies as ReadonlyMap<string, string>,
		minimumSizes: minimumSizes as ReadonlyMap<object, Size>,
		aspectRatios: aspectRatios as ReadonlyMap<object, ReadonlySet<string>>,
		request,
		recordMinimumSize,
		publishUnchanged,
		file,
	};
}

export function isSmaller(picture: Size, minimum: Size): boolean {
	return picture.width < minimum.width || picture.height < minimum.height;
}

export function largest(sizes: readonly (Size | undefined)[]): Size {
	return {
		width: Math.max(...sizes.map((size) => size?.width ?? 0)),
		height: Math.max(...sizes.map((size) => size?.height ?? 0)),
	};
}

/**
 * Returns the largest crop of the given aspect ratio. The focus (percent) positions the crop like
 * CSS object-position.
 */
export function cropTo(
	{ width, height }: Size,
	aspect: PictureUse["aspect"],
	[x, y]: readonly [number, number],
): PictureFile["crop"] {
	const ratio = aspect ? aspect[0] / aspect[1] : width / height;
	const cropWidth = Math.min(width, Math.round(height * ratio));
	const cropHeight = Math.min(height, Math.round(width / ratio));
	return {
		left: Math.round(((width - cropWidth) * x) / 100),
		top: Math.round(((height - cropHeight) * y) / 100),
		width: cropWidth,
		height: cropHeight,
	};
}

/**
 * Hashes picture and crop with FNV-1a. The hash is part of the address. A changed picture needs a
 * new address, because browsers cache a file for a year.
 */
function fingerprint(master: ImageMaster, crop: PictureFile["crop"]): string {
	let hash = 0x811c9dc5;
	for (const character of JSON.stringify([master.hash, crop]))
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}
