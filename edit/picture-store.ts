import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Drafts } from "#model/edit/drafts.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { readImages } from "../publish/content/image-masters.ts";
import type { DraftFiles } from "./draft-files.ts";
import { preparePicture } from "./prepare-picture.ts";
import { UserError } from "./user-error.ts";

export type Pictures = {
	/** The `path` of each picture is only its file name. */
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
};

export const picturePath = /^images\/([a-z0-9][a-z0-9-]*\.(jpg|png))$/;

/** Matches the hash of a picture in a draft. The hash of a saved picture is shorter. */
const draftPictureHash = /^[0-9a-f]{32}$/;

export class PictureStore {
	readonly #folder: string;
	readonly #draftFiles: DraftFiles;

	constructor(contentFolder: string, draftFiles: DraftFiles) {
		this.#folder = contentFolder;
		this.#draftFiles = draftFiles;
	}

	/**
	 * Converts and stores a picture. The returned hash becomes the `text` of the draft. `file` is the
	 * name of the replaced picture, or "" for a new picture.
	 */
	async add(file: string, bytes: Uint8Array) {
		const [isName, , ending] = picturePath.exec(`images/${file}`) ?? [];
		if (file && !isName)
			throw new UserError(
				400,
				"A picture's name is small letters, digits and hyphens, and ends with .jpg or .png",
			);
		const picture = await preparePicture(
			bytes,
			ending === "jpg" || ending === "png" ? ending : undefined,
		);
		return {
			hash: await this.keep(picture.bytes),
			extension: picture.extension,
		};
	}

	async keep(bytes: Uint8Array): Promise<string> {
		const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
		await this.#draftFiles.writePicture(hash, bytes);
		return hash;
	}

	isStored(hash: string): boolean {
		return (
			draftPictureHash.test(hash) &&
			existsSync(this.#draftFiles.picturePath(hash))
		);
	}

	/**
	 * Returns the path of a picture's file. Requests for pictures contain no login
	 * (edit/frame-files.ts), but nobody can guess the hash of an unsaved picture.
	 */
	async pathOf(hash: string, file: string): Promise<string> {
		const path = draftPictureHash.test(hash)
			? this.#draftFiles.picturePath(hash)
			: join(this.#folder, "images", file);
		if (!existsSync(path)) throw noPicture();
		return path;
	}

	images(drafts: Drafts) {
		const replaced = Object.entries(drafts).flatMap(([path, { text }]) => {
			const file = picturePath.exec(path)?.[1];
			const filePath =
				text === null ? null : this.#draftFiles.picturePath(text);
			return file ? [[file, filePath] as const] : [];
		});
		return readImages(join(this.#folder, "images"), new Map(replaced));
	}

	async withDrafts(drafts: Drafts): Promise<Pictures> {
		const { images, broken } = await this.images(drafts);
		return {
			pictures: [...images.values()].map((image) => ({
				...image,
				path: image.file,
				hash: drafts[`images/${image.file}`]?.text ?? image.hash,
			})),
			brokenPictures: broken,
		};
	}
}

const noPicture = () => new UserError(404, "There is no such picture");
