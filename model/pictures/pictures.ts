import type { Photo } from "../schema/fields.ts";

/** A file of content/images with the properties that pages need. */
export type ImageMaster = {
	/** hero.jpg */
	file: string;
	/** Location of its bytes: in the build, the absolute path. */
	path: string;
	/** Pixels after the EXIF rotation. */
	width: number;
	height: number;
	/** Average color in three hexadecimal digits, "432", until the picture has loaded; undefined with transparency. */
	placeholderColor?: string;
	/** Hash of the bytes; part of the built file's name, so that a new picture gets a new address. */
	hash: string;
	/** Source text of an SVG. */
	svg?: string;
};

/** AVIF for all supported browsers, JPEG for others, WebP for galleries only (C-23). */
type PictureFormat = "avif" | "webp" | "jpg";

/** Maximum width of a photo's JPEG, in px. */
export const fallbackWidth = 960;

/** A file to create from a master: cropped, scaled and encoded. */
export type PictureFile = {
	master: ImageMaster;
	/** Path on the site: /images/hero-640-1a2b3c4d.avif */
	address: string;
	format: PictureFormat;
	/** Pixels. */
	width: number;
	height: number;
	/** The visible part of the master, in its own pixels. */
	crop: { left: number; top: number; width: number; height: number };
};

/** The aspect ratio and widths in which a section renders a picture. */
export type PictureUse = {
	/** Width to height; undefined keeps the master's own. */
	aspect?: readonly [number, number];
	/** Offered widths in px, ascending; those wider than the crop are dropped. */
	widths: readonly number[];
	sizes: string;
};

/** In pixels. */
export type Size = { width: number; height: number };

export type Images = ReturnType<typeof createImages>;

/** Collects the files that pages request, so that only these are encoded. */
export function createImages(masters: ReadonlyMap<string, ImageMaster>) {
	const files = new Map<string, PictureFile>();
	const copies = new Map<string, string>();
	const needs = new Map<object, Size>();
	const shapes = new Map<object, ReadonlySet<string>>();

	function masterOf(name: string): ImageMaster {
		const master = masters.get(name);
		if (!master) throw new Error(`content/images has no picture named ${name}`);
		return master;
	}

	function order(
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

	function need(photo: object, width: number, aspect: PictureUse["aspect"]) {
		const height = aspect ? Math.round((width * aspect[1]) / aspect[0]) : 0;
		needs.set(photo, largest([needs.get(photo), { width, height }]));
		if (aspect)
			shapes.set(photo, new Set(shapes.get(photo)).add(aspect.join(":")));
	}

	/** Returns the attributes of a picture and requests its files. */
	function request(photo: Photo, { aspect, widths, sizes }: PictureUse) {
		need(photo, widths[0] ?? 0, aspect);
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		const usable = widths.filter((width) => width <= crop.width);
		const offered = usable.length > 0 ? usable : [crop.width];
		const width = offered.at(-1) ?? crop.width;
		const candidates = offered.map(
			(each) => `${order(master, crop, each, "avif")} ${each}w`,
		);
		return {
			/** Empty for a decorative picture. */
			alt: "alt" in photo ? photo.alt : "",
			/** Intrinsic size in px of the AVIF; reserves the space (CLS). */
			width,
			height: Math.round((width * crop.height) / crop.width),
			/** Selects the placeholder color. */
			...(master.placeholderColor && {
				placeholderColor: master.placeholderColor,
			}),
			/** For browsers without AVIF: one file per photo, which the style crops. */
			src: order(
				master,
				cropTo(master, undefined, [50, 50]),
				Math.min(master.width, fallbackWidth),
				"jpg",
			),
			/** Candidates, "address 640w, address 1200w". */
			srcSet: { avif: candidates.join(", ") },
			/** Rendered width for the browser's choice. */
			sizes,
		};
	}

	/** Address of one file, at most `width` px wide, for preloads and share images. */
	function file(
		photo: Pick<Photo, "file" | "focus">,
		width: number,
		format: PictureFormat,
		aspect?: PictureUse["aspect"],
	): string {
		need(photo, width, aspect);
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		return order(master, crop, Math.min(width, crop.width), format);
	}

	/** Address of an SVG that is published unchanged. */
	function copy(name: string): string {
		const { path, hash } = masterOf(name);
		const address = `/images/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
		copies.set(address, path);
		return address;
	}

	return {
		files: files as ReadonlyMap<string, PictureFile>,
		/** SVG files that are published unchanged: address to path. */
		copies: copies as ReadonlyMap<string, string>,
		/** Minimum size needed per photo; smaller files would be upscaled. */
		needs: needs as ReadonlyMap<object, Size>,
		/** The aspect ratios to which each photo is cropped: "4:5". */
		shapes: shapes as ReadonlyMap<object, ReadonlySet<string>>,
		request,
		copy,
		file,
	};
}

/** Combines the largest width and the largest height. */
export function largest(sizes: readonly (Size | undefined)[]): Size {
	return {
		width: Math.max(...sizes.map((size) => size?.width ?? 0)),
		height: Math.max(...sizes.map((size) => size?.height ?? 0)),
	};
}

/** The largest crop of the given shape; the focus (percent) positions it like CSS object-position. */
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

/** A new master or crop gets a new address, because browsers cache pictures for a year. */
function fingerprint(master: ImageMaster, crop: PictureFile["crop"]): string {
	// FNV-1a; distinguishes two crops of one master and needs no cryptographic strength.
	let hash = 0x811c9dc5;
	for (const character of JSON.stringify([master.hash, crop]))
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}
