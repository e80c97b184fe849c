import { createHash } from "node:crypto";
import type { ImageMaster } from "./image-masters.ts";
import type { Photo } from "./schema/fields.ts";

export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

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

/** What a page needs to show a picture. */
export type Picture = {
	/** Empty for a picture that only decorates. */
	alt: string;
	/** Intrinsic size in pixels: keeps the space free (CLS). */
	width: number;
	height: number;
	/** Names the background color that stands in until the picture has loaded. */
	tone: string;
	/** The address that every browser understands. */
	src: string;
	/** Candidates per format, "address 640w, address 1200w". */
	srcSet: Record<PictureFormat, string>;
	/** How wide the picture is drawn, for the browser's choice. */
	sizes: string;
};

/** How a section shows a picture. */
export type PictureUse = {
	/** Width to height; the master's own when left out. */
	aspect?: readonly [number, number];
	/** Widths to offer, in pixels, ascending. Those wider than the crop are left out. */
	widths: readonly number[];
	sizes: string;
};

/** Collects the files that the built pages ask for, so that nothing else is encoded. */
export type PictureDesk = {
	files: ReadonlyMap<string, PictureFile>;
	picture(photo: Photo, use: PictureUse): Picture;
	/** The files that are published as they are: drawings. Address to path. */
	copies: ReadonlyMap<string, string>;
	/** The address of a drawing that is published as it is. */
	copy(name: string): string;
	/** The address of one file, `width` pixels wide at most; for preloads and share images. */
	file(
		photo: Pick<Photo, "file" | "focus">,
		width: number,
		format: PictureFormat,
		aspect?: readonly [number, number],
	): string;
};

/** A desk over the masters of content/images. */
export function createPictureDesk(
	masters: ReadonlyMap<string, ImageMaster>,
): PictureDesk {
	const files = new Map<string, PictureFile>();
	const copies = new Map<string, string>();

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

	function picture(
		photo: Photo,
		{ aspect, widths, sizes }: PictureUse,
	): Picture {
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		const usable = widths.filter((width) => width <= crop.width);
		const offered = usable.length > 0 ? usable : [crop.width];
		const width = offered.at(-1) ?? crop.width;
		const set = (format: PictureFormat) =>
			offered
				.map((each) => `${order(master, crop, each, format)} ${each}w`)
				.join(", ");
		return {
			alt: "alt" in photo ? photo.alt : "",
			width,
			height: Math.round((width * crop.height) / crop.width),
			tone: master.tone,
			src: order(master, crop, width, "jpg"),
			srcSet: { avif: set("avif"), webp: set("webp"), jpg: set("jpg") },
			sizes,
		};
	}

	function file(
		photo: Pick<Photo, "file" | "focus">,
		width: number,
		format: PictureFormat,
		aspect?: readonly [number, number],
	): string {
		const master = masterOf(photo.file);
		const crop = cropTo(master, aspect, photo.focus ?? [50, 50]);
		return order(master, crop, Math.min(width, crop.width), format);
	}

	function copy(name: string): string {
		const { path, hash } = masterOf(name);
		const address = `/images/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
		copies.set(address, path);
		return address;
	}

	return { files, copies, picture, copy, file };
}

/** The largest part of the given shape; the focus (percent) places it as CSS object-position does. */
export function cropTo(
	{ width, height }: { width: number; height: number },
	aspect: readonly [number, number] | undefined,
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
	return createHash("sha256")
		.update(JSON.stringify([master.hash, crop]))
		.digest("hex")
		.slice(0, 8);
}
