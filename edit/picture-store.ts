import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Drafts } from "#model/edit/drafts.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { pictureHash, readImages } from "../publish/content/image-masters.ts";
import type { DraftFiles } from "./draft-files.ts";
import { preparePicture } from "./prepare-picture.ts";
import { UserError } from "./user-error.ts";

export type Pictures = {
	/** The `path` of each picture is only its file name. */
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
};

export const picturePath = /^images\/([a-z0-9][a-z0-9-]*\.(jpg|png))$/;

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
		const hash = pictureHash(bytes);
		await this.#draftFiles.writePicture(hash, bytes);
		return hash;
	}

	isStored(hash: string): boolean {
		return (
			/^[0-9a-f]{8}$/.test(hash) &&
			existsSync(this.#draftFiles.picturePath(hash))
		);
	}

	/** Finds an unsaved picture by its hash, a saved one by its name. */
	async pathOf(hash: string, file: string): Promise<string> {
		const path = this.isStored(hash)
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
			})),
			brokenPictures: broken,
		};
	}
}

const noPicture = () => new UserError(404, "There is no such picture");
