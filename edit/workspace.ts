import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { checkTexts } from "#model/check-texts.ts";
import {
	contentHash,
	type Draft,
	type DraftWrite,
	latest,
	type Versions,
	withoutEmpty,
	writeVersion,
} from "#model/edit/drafts.ts";
import { entryOf, folderOf } from "#model/files.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { unfinished, writeAllAtomic, writeAtomic } from "./atomic-write.ts";
import { DraftFiles } from "./draft-files.ts";
import {
	containsPublished,
	fastForward,
	filesOf,
	historyOf,
	type Publishing,
	publish,
	publishingOf,
} from "./git.ts";
import { onlineBuild } from "./online-build.ts";
import { preparePicture } from "./prepare-picture.ts";
import type { CommandResult, PublishCommand } from "./publish-command.ts";
import { UserError } from "./user-error.ts";

/** The saved pictures, with those in the drafts added or replaced. */
export type Pictures = {
	/** The `path` of each picture is its file name. */
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
};

/** A file of the content folder; the text of a picture is the hash of its bytes. */
export type SavedFile = { text: string; hash: string };

/** Texts of a file before and after a published change; null where there was none. */
export type TextChange = { before: string | null; after: string | null };

/** How far the saved changes are on their way to the visitors. */
export type Progress = Publishing & {
	/** When the build was made that is online and has all published changes; null when there is none, or it cannot be asked. */
	onlineSince: string | null;
	command: CommandResult | null;
};

type Files = {
	texts: ReadonlyMap<string, string>;
	saved: ReadonlyMap<string, SavedFile>;
};

type Drafts = Readonly<Record<string, Draft>>;

const picturePath = /^images\/([a-z0-9][a-z0-9-]*\.(jpg|png))$/;

/** The hash of a picture that is not saved. */
const wholeHash = /^[0-9a-f]{32}$/;

/** The content folder, and drafts of several people over it, which are stored elsewhere until they are saved. */
export class Workspace {
	readonly #folder: string;
	readonly #draftFiles: DraftFiles;
	/** The drafts that are being saved; left behind when the program is killed meanwhile. */
	readonly #journal: string;
	readonly #validate: typeof checkTexts;
	readonly #command: PublishCommand | undefined;
	#progress: Promise<Progress> | undefined;
	/** Every operation waits for the one before it. */
	#queue: Promise<unknown>;

	constructor(
		/** The content folder, absolute. */
		folder: string,
		/** Absolute path of the folder for drafts. */
		draftFolder: string,
		validate = checkTexts,
		/** Runs after each push. */
		command?: PublishCommand,
	) {
		this.#folder = folder;
		this.#draftFiles = new DraftFiles(draftFolder);
		this.#journal = join(draftFolder, "saving.journal");
		this.#validate = validate;
		this.#command = command;
		this.#queue = this.#removeUnfinished().catch(() => undefined);
	}

	/** Everything that a window of the editor begins with. */
	open(person: string) {
		return this.#inTurn(async () => {
			const files = await this.#files();
			const versions = await this.#versionsOf(person, files);
			const notice = this.#draftFiles.notices.get(person);
			return {
				saved: Object.fromEntries(files.saved),
				versions,
				others: await this.#othersThan(person, files),
				notices: notice ? [notice] : [],
				publishing: {
					...(await publishingOf(this.#folder, false)),
					onlineSince: null,
					command: null,
				},
				...(await this.#pictures(latest(versions))),
			};
		});
	}

	/** Stores changes, and returns the stored versions of their files. */
	write(person: string, writes: Readonly<Record<string, DraftWrite>>) {
		return this.#inTurn(async () => {
			for (const [path, { draft }] of Object.entries(writes))
				if (draft) this.#assertWritable(path, draft);
			const files = await this.#files();
			const before = await this.#versionsOf(person, files);
			const written = await Promise.all(
				Object.entries(writes).map(async ([path, write]) => [
					path,
					await writeVersion(before[path] ?? [], write),
				]),
			);
			const changed: Versions = Object.fromEntries(written);
			const versions = withoutEmpty({ ...before, ...changed });
			await this.#draftFiles.write(person, versions);
			return {
				versions: changed,
				...(await this.#pictures(latest(versions))),
			};
		});
	}

	/**
	 * Stores a picture as it is fit for the site; the hash is its text in a draft. `file` is the picture that it replaces, or
	 * "".
	 */
	async storePicture(file: string, bytes: Uint8Array) {
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
			hash: await this.#keep(picture.bytes),
			extension: picture.extension,
		};
	}

	async #keep(bytes: Uint8Array): Promise<string> {
		const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
		await this.#draftFiles.writePicture(hash, bytes);
		return hash;
	}

	/** The bytes of a picture, small enough for the editor; a draft of it comes first. */
	async viewPicture(person: string, file: string): Promise<Buffer> {
		const versions = await this.#draftFiles.read(person);
		const { images } = await this.#images(latest(versions));
		const master = images.get(file);
		if (!master) throw noPicture();
		return sharp(master.path)
			.autoOrient()
			.resize(900, 900, { fit: "inside", withoutEnlargement: true })
			.webp({ quality: 70 })
			.toBuffer();
	}

	/** Path of a picture's bytes. Unsaved pictures are found by their whole hash alone, which nobody guesses. */
	async picturePath(hash: string, file: string): Promise<string> {
		const path = wholeHash.test(hash)
			? this.#draftFiles.picturePath(hash)
			: join(this.#folder, "images", file);
		if (!existsSync(path)) throw noPicture();
		return path;
	}

	/** Writes drafts into the content folder, all of them or none. `hashes` names by file the versions that the owner has read. */
	save(person: string, hashes: Readonly<Record<string, string>>) {
		return this.#inTurn(async () => {
			const files = await this.#files();
			const versions = await this.#versionsOf(person, files);
			const drafts: Record<string, Draft> = {};
			for (const [path, hash] of Object.entries(hashes)) {
				const [only, ...others] = versions[path] ?? [];
				if (!only || only.hash !== hash || others.length > 0)
					throw new UserError(
						409,
						"Another window of the editor has changed the same: look at the change again, then save",
					);
				drafts[path] = only;
			}
			const hasConflict = Object.entries(drafts).some(
				([path, { baseHash }]) =>
					(files.saved.get(path)?.hash ?? "") !== baseHash,
			);
			if (hasConflict)
				throw new UserError(
					409,
					"Meanwhile somebody else has saved a change of the same: choose in its form which text to keep",
				);
			if (!(await this.#isValid(files, drafts)))
				throw new UserError(422, "Some problems have to be fixed first");
			await this.#apply(drafts, () =>
				writeAtomic(this.#journal, JSON.stringify(drafts)),
			);
			await this.#draftFiles.write(
				person,
				withoutEmpty(
					Object.fromEntries(
						Object.entries(versions).filter(([path]) => !drafts[path]),
					),
				),
			);
			await rm(this.#journal, { force: true });
		});
	}

	/** Publishes what is saved; a text that conflicts with a published one becomes a draft again. */
	publish(
		person: string,
		message: string,
		author?: { name: string; email: string },
	): Promise<void> {
		return this.#inTurn(() =>
			publish(this.#folder, message, {
				author,
				onConflict: async (conflicts) => {
					const versions = { ...(await this.#draftFiles.read(person)) };
					for (const { path, base, mine } of conflicts) {
						const baseHash = base === null ? "" : await contentHash(base);
						const draft = { baseHash, text: mine };
						const write = { replaces: [], draft };
						versions[path] = await writeVersion(versions[path] ?? [], write);
					}
					await this.#draftFiles.write(person, versions);
				},
				onPushed: () => {
					// An answer that is under way is older than the push.
					this.#progress = undefined;
					this.#command?.start();
				},
			}),
		);
	}

	/**
	 * Compares what is saved with what is published and online. Asks the remote and the site, which may be slow, so nothing
	 * waits for it, and all who ask meanwhile share the answer.
	 */
	publishing(): Promise<Progress> {
		this.#progress ??= this.#ask().finally(() => {
			this.#progress = undefined;
		});
		return this.#progress;
	}

	async #ask(): Promise<Progress> {
		const path = join(this.#folder, "site.yaml");
		const site = await readFile(path, "utf8").catch(() => "");
		const [publishing, build] = await Promise.all([
			publishingOf(this.#folder, true),
			onlineBuild(site),
		]);
		const isOnline =
			build?.commit && (await containsPublished(this.#folder, build.commit));
		return {
			...publishing,
			onlineSince: isOnline ? build.builtAt : null,
			command: this.#command?.last ?? null,
		};
	}

	/** Brings what others have published into the folder. */
	async update(): Promise<void> {
		await this.publishing();
		await this.#inTurn(() => fastForward(this.#folder));
	}

	history() {
		return historyOf(this.#folder);
	}

	/** The files of a published change; the bytes of its pictures are stored, so that a draft can name them. */
	async changeOf(commit: string): Promise<Record<string, TextChange>> {
		const history = await this.history();
		if (!history.some((change) => change.commit === commit))
			throw new UserError(404, "There is no such change");
		const changes: Record<string, TextChange> = {};
		for (const { path, before, after } of await filesOf(this.#folder, commit)) {
			const isPicture = picturePath.test(path);
			if (!isPicture && !entryOf(path)) continue;
			const textOf = async (bytes: Buffer | null) =>
				bytes && (isPicture ? this.#keep(bytes) : bytes.toString());
			changes[path] = {
				before: await textOf(before),
				after: await textOf(after),
			};
		}
		return changes;
	}

	#assertWritable(path: string, { text }: Draft) {
		if (picturePath.test(path)) {
			const isStored =
				text === null ||
				(wholeHash.test(text) &&
					existsSync(this.#draftFiles.picturePath(text)));
			if (isStored) return;
			throw new UserError(400, "This picture has not arrived: add it again");
		}
		if (!entryOf(path))
			throw new UserError(400, `${path} is not a file of the content`);
		if (text === null && !folderOf(path))
			throw new UserError(400, `The site needs ${path}; it cannot be removed`);
	}

	#inTurn<Result>(operation: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(operation);
		this.#queue = result.catch(() => undefined);
		return result;
	}

	/** Removes temporary files that a killed program left. */
	async #removeUnfinished() {
		for (const path of await readdir(this.#folder, { recursive: true }))
			if (path.endsWith(unfinished)) await rm(join(this.#folder, path));
	}

	/** The saved files, after a save that was interrupted is completed. */
	async #files(): Promise<Files> {
		const files = await this.#readFiles();
		if (!existsSync(this.#journal)) return files;
		const drafts: Drafts = JSON.parse(await readFile(this.#journal, "utf8"));
		const isOpen = ([path, { baseHash }]: [string, Draft]) =>
			(files.saved.get(path)?.hash ?? "") === baseHash;
		await this.#apply(
			Object.fromEntries(Object.entries(drafts).filter(isOpen)),
		);
		await rm(this.#journal, { force: true });
		return this.#readFiles();
	}

	async #readFiles(): Promise<Files> {
		const texts = await textsIn(this.#folder);
		const { images, broken } = await this.#images({});
		const saved = new Map<string, SavedFile>();
		for (const [path, text] of texts)
			saved.set(path, { text, hash: await contentHash(text) });
		for (const { file, hash } of images.values())
			saved.set(`images/${file}`, { text: hash, hash });
		for (const { file } of broken)
			saved.set(file.replace("content/", ""), { text: "", hash: "damaged" });
		return { texts, saved };
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

	/** The drafts of a person without those that are saved already, as after a program that was killed while saving. */
	async #versionsOf(person: string, { saved }: Files): Promise<Versions> {
		const versions = await this.#draftFiles.read(person);
		const isChange = (path: string, { text }: Draft) =>
			picturePath.test(path)
				? text === null
					? saved.has(path)
					: !saved.get(path)?.text ||
						!text.startsWith(saved.get(path)?.text ?? "")
				: text !== (saved.get(path)?.text ?? null);
		return withoutEmpty(
			Object.fromEntries(
				Object.entries(versions).map(([path, list]) => [
					path,
					list.filter((version) => isChange(path, version)),
				]),
			),
		);
	}

	/** Who else has unsaved changes, and in which files. */
	async #othersThan(person: string, files: Files) {
		const people = await this.#draftFiles.people();
		const others = people.filter((other) => other !== person);
		const entries = others.map(async (other) => ({
			person: other,
			files: Object.keys(await this.#versionsOf(other, files)),
		}));
		return (await Promise.all(entries)).filter(
			(entry) => entry.files.length > 0,
		);
	}

	#images(drafts: Drafts) {
		const replaced = Object.entries(drafts).flatMap(([path, { text }]) => {
			const file = picturePath.exec(path)?.[1];
			const place = text === null ? null : this.#draftFiles.picturePath(text);
			return file ? [[file, place] as const] : [];
		});
		return readImages(join(this.#folder, "images"), new Map(replaced));
	}

	async #pictures(drafts: Drafts): Promise<Pictures> {
		const { images, broken } = await this.#images(drafts);
		return {
			pictures: [...images.values()].map((image) => ({
				...image,
				path: image.file,
				hash: drafts[`images/${image.file}`]?.text ?? image.hash,
			})),
			brokenPictures: broken,
		};
	}

	async #isValid({ texts }: Files, drafts: Drafts): Promise<boolean> {
		const laid = new Map(texts);
		for (const [path, { text }] of Object.entries(drafts))
			if (text === null) laid.delete(path);
			else if (!picturePath.test(path)) laid.set(path, text);
		const { images, broken } = await this.#images(drafts);
		const { kind } = this.#validate(laid, images, {
			brokenPictures: broken,
			requestPictures: requestAllPictures,
		});
		return kind === "content";
	}
}

const noPicture = () => new UserError(404, "There is no such picture");
