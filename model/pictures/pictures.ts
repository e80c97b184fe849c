import type { Photo } from "../schema/fields.ts";

/** A picture as the staff put it into content/images: what the pages need to know of it. */
export type ImageMaster = {
	/** hero.jpg */
	file: string;
	/** Where its bytes are: in the build, the file's absolute path. */
	path: string;
	/** Pixels, of the picture as it is looked at: a phone stores it lying on its side, with a note of how to turn it. */
	width: number;
	height: number;
	/** The average color in three hexadecimal digits, shown until the picture has loaded: "432"; none of a transparent one. */
	placeholderColor?: string;
	/** Of the file's bytes: part of the built file's name, so that a new picture has a new address. */
	hash: string;
	/** The text of a drawing (SVG). */
	svg?: string;
};

/** Every supported browser knows AVIF; JPEG is for the others, WebP for galleries only (C-23). */
type PictureFormat = "avif" | "webp" | "jpg";

/** The one JPEG of a picture is this wide at most, in pixels. */
export const fallbackWidth = 960;

/** One file to be made from a master: cropped, scaled, encoded. */
export type PictureFile = {
	master: ImageMaster;
	/** Address within the site: /images/hero-640-1a2b3c4d.avif */
	address: string;
	format: PictureFormat;
	/** Pixels. */
	width: number;
	height: number;
	/** The part of the master that is shown, in its own pixels. */
	crop: { left: number; top: number; width: number; height: number };
};

/** How a section shows a picture. */
export type PictureUse = {
	/** Width to height; the master's own when left out. */
	aspect?: readonly [number, number];
	/** Widths to offer, in pixels, ascending. Those wider than the crop are left out. */
	widths: readonly number[];
	sizes: string;
};

/** In pixels. */
export type Size = { width: number; height: number };

export type Images = ReturnType<typeof createImages>;

/** The pictures of content/images: collects the files that pages request, so that nothing else is encoded. */
export function createImages(masters: ReadonlyMap<string, ImageMaster>) {
	const files = new Map<string, PictureFile>();
	const copies = new Map<string, string>();
	const needs = new Map<object, Size>();

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
	}

	/** What a page needs to show a picture. */
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
			/** Empty for a picture that only decorates. */
			alt: "alt" in photo ? photo.alt : "",
			/** Intrinsic size in pixels: keeps the space free (CLS). */
			width,
			height: Math.round((width * crop.height) / crop.width),
			/** Names the background color that stands in until the picture has loaded. */
			...(master.placeholderColor && {
				placeholderColor: master.placeholderColor,
			}),
			/** The address that every browser understands; its file may be smaller. */
			src: order(master, crop, Math.min(width, fallbackWidth), "jpg"),
			/** Candidates, "address 640w, address 1200w". */
			srcSet: { avif: candidates.join(", ") },
			/** How wide the picture is drawn, for the browser's choice. */
			sizes,
		};
	}

	/** The address of one file, `width` pixels wide at most; for preloads and share images. */
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

	/** The address of a drawing that is published as it is. */
	function copy(name: string): string {
		const { path, hash } = masterOf(name);
		const address = `/images/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
		copies.set(address, path);
		return address;
	}

	return {
		files: files as ReadonlyMap<string, PictureFile>,
		/** The files that are published as they are: drawings. Address to path. */
		copies: copies as ReadonlyMap<string, string>,
		/** What the pages ask of a photograph, by the photo as it stands in the content: a smaller one they would show blurred. */
		needs: needs as ReadonlyMap<object, Size>,
		request,
		copy,
		file,
	};
}

/** As wide as the widest and as high as the highest. */
export function largest(sizes: readonly (Size | undefined)[]): Size {
	return {
		width: Math.max(...sizes.map((size) => size?.width ?? 0)),
		height: Math.max(...sizes.map((size) => size?.height ?? 0)),
	};
}

/** The largest part of the given shape; the focus (percent) places it as CSS object-position does. */
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

/** A new master or another crop has another address: built pictures are cached for a year. */
function fingerprint(master: ImageMaster, crop: PictureFile["crop"]): string {
	// FNV-1a: not to keep a secret, only to tell two crops of one master apart.
	let hash = 0x811c9dc5;
	for (const character of JSON.stringify([master.hash, crop]))
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}
