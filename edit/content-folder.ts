import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Draft, Drafts } from "#model/edit/drafts.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { unfinished, writeAllAtomic, writeAtomic } from "./atomic-write.ts";
import type { DraftFiles } from "./draft-files.ts";
import { picturePath } from "./picture-store.ts";

/**
 * The texts of the content folder, keyed by path. A picture has the hash of its bytes, a damaged
 * picture has "".
 */
export type SavedContent = ReadonlyMap<string, string>;

export class ContentFolder {
	readonly #folder: string;
	/**
	 * Path of the journal. The journal is a file with the drafts of a running save. If the process is
	 * killed, the journal remains.
	 */
	readonly #journal: string;
	readonly #draftFiles: DraftFiles;

	constructor(folder: string, journal: string, draftFiles: DraftFiles) {
		this.#folder = folder;
		this.#journal = journal;
		this.#draftFiles = draftFiles;
	}

	async removeUnfinished() {
		for (const path of await readdir(this.#folder, { recursive: true }))
			if (path.endsWith(unfinished)) await rm(join(this.#folder, path));
	}

	/** Completes an interrupted save, then reads the saved files. */
	async read(): Promise<SavedContent> {
		const saved = await this.#readFiles();
		if (!existsSync(this.#journal)) return saved;
		const drafts: Drafts = JSON.parse(await readFile(this.#journal, "utf8"));
		const isOpen = ([path, { base }]: [string, Draft]) =>
			(saved.get(path) ?? null) === base;
		await this.#apply(
			Object.fromEntries(Object.entries(drafts).filter(isOpen)),
		);
		await rm(this.#journal, { force: true });
		return this.#readFiles();
	}

	/**
	 * Saves all drafts or none. If the program is killed before `onSaved` is done, the next `read`
	 * completes the save.
	 */
	async save(drafts: Drafts, onSaved: () => Promise<void>): Promise<void> {
		await this.#apply(drafts, () =>
			writeAtomic(this.#journal, JSON.stringify(drafts)),
		);
		await onSaved();
		await rm(this.#journal, { force: true });
	}

	async #readFiles(): Promise<SavedContent> {
		const { images, broken } = await readImages(join(this.#folder, "images"));
		const saved = new Map(await textsIn(this.#folder));
		for (const { file, hash } of images.values())
			saved.set(`images/${file}`, hash);
		for (const { file } of broken) saved.set(file.replace("content/", ""), "");
		return saved;
	}

	async #apply(drafts: Drafts, onWritten?: () => Promise<void>) {
		const written = new Map<string, string | Uint8Array>();
		for (const [path, { text }] of Object.entries(drafts))
			if (text !== null)
				written.set(
					join(this.#folder, path),
					picturePath.test(path)
						? await readFile(this.#draftFiles.picturePath(text))
						: text,
				);
		await writeAllAtomic(written, onWritten);
		for (const [path, { text }] of Object.entries(drafts))
			if (text === null)
				await unlink(join(this.#folder, path)).catch(() => undefined);
	}
}

export function hashOf(saved: SavedContent): string {
	const json = JSON.stringify([...saved]);
	return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
