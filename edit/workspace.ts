import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
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
import { parseContent } from "#model/parse-content.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { unfinished, writeAllAtomic, writeAtomic } from "./atomic-write.ts";
import { DraftFiles } from "./draft-files.ts";
import { filesOf, historyOf } from "./history.ts";
import { onlineBuild } from "./online-build.ts";
import { preparePicture } from "./prepare-picture.ts";
import { publish } from "./publish-changes.ts";
import type { CommandResult, PublishCommand } from "./publish-command.ts";
import {
	containsPublished,
	type Publishing,
	publishingOf,
} from "./publishing-state.ts";
import { fastForward } from "./remote-branch.ts";
import { UserError } from "./user-error.ts";

/** The saved pictures, with added and replaced ones from the drafts. */
export type Pictures = {
	/** `path` is only the file name. */
	pictures: readonly ImageMaster[];
	brokenPictures: readonly ContentProblem[];
};

/** A file of the content folder. A picture's text is the hash of its bytes. */
export type SavedFile = { text: string; hash: string };

/** Texts of a file before and after a published change; null if the file did not exist. */
export type TextChange = { before: string | null; after: string | null };

/** The progress of saved changes on their way to the public site. */
export type Progress = Publishing & {
	/**
	 * Build time of the public site if it contains all published changes; null if it does not or
	 * cannot be reached.
	 */
	onlineSince: string | null;
	command: CommandResult | null;
};

type Files = {
	texts: ReadonlyMap<string, string>;
	saved: ReadonlyMap<string, SavedFile>;
};

type Drafts = Readonly<Record<string, Draft>>;

const picturePath = /^images\/([a-z0-9][a-z0-9-]*\.(jpg|png))$/;

/** Pictures of drafts have a longer hash than saved pictures. */
const wholeHash = /^[0-9a-f]{32}$/;

/**
 * Combines the content folder with the drafts of several people, which are stored in another folder
 * until they are saved.
 */
export class Workspace {
	readonly #folder: string;
	readonly #draftFiles: DraftFiles;
	/**
	 * Contains the drafts that are being saved. The file remains if the program is killed meanwhile.
	 */
	readonly #journal: string;
	readonly #validate: typeof parseContent;
	readonly #command: PublishCommand | undefined;
	#progress: Promise<Progress> | undefined;
	/** Runs one operation at a time. */
	#queue: Promise<unknown>;

	constructor(
		/** Absolute path of the content folder. */
		folder: string,
		/** Absolute path of the folder for drafts. */
		draftFolder: string,
		validate = parseContent,
		command?: PublishCommand,
	) {
		this.#folder = folder;
		this.#draftFiles = new DraftFiles(draftFolder);
		this.#journal = join(draftFolder, "saving.journal");
		this.#validate = validate;
		this.#command = command;
		this.#queue = this.#removeUnfinished().catch(() => undefined);
	}

	/** Returns everything that the editor's page needs at its start. */
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

	/** Stores drafts and returns the stored versions of their files. */
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
	 * Converts a picture for the site, stores it and returns its hash, which a draft uses as its text.
	 * `file` is the picture that it replaces, or "" for a new one.
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

	/** Returns a picture in a small size, with the person's draft if there is one. */
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

	/**
	 * Returns the path of a picture. The hash of an unsaved picture is long enough that nobody can
	 * guess it.
	 */
	async picturePath(hash: string, file: string): Promise<string> {
		const path = wholeHash.test(hash)
			? this.#draftFiles.picturePath(hash)
			: join(this.#folder, "images", file);
		if (!existsSync(path)) throw noPicture();
		return path;
	}

	/** Saves all drafts or none. `hashes` has, per file, the version that the owner has seen. */
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

	/**
	 * Publishes the saved files. A text that conflicts with a published one becomes a draft again.
	 */
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
					// A request that is under way has the state before the push.
					this.#progress = undefined;
					this.#command?.start();
				},
			}),
		);
	}

	/**
	 * Compares the saved files with the published and the public ones. Other operations do not wait
	 * for it, because the remote and the site may be slow.
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

	/** Fetches published changes of other people into the folder. */
	async update(): Promise<void> {
		await this.publishing();
		await this.#inTurn(() => fastForward(this.#folder));
	}

	history() {
		return historyOf(this.#folder);
	}

	/**
	 * Returns the files of a published change. Stores its pictures, because a draft names a picture
	 * by its hash.
	 */
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

	async #removeUnfinished() {
		for (const path of await readdir(this.#folder, { recursive: true }))
			if (path.endsWith(unfinished)) await rm(join(this.#folder, path));
	}

	/** Reads the saved files, after it has completed an interrupted save. */
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

	/**
	 * Returns a person's drafts that differ from the saved files. Drafts equal to them remain if the
	 * program was killed while it saved.
	 */
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

	/** Returns the other people with unsaved changes, and their files. */
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
