import { join } from "node:path";
import {
	contentHash,
	type Draft,
	type Drafts,
	type DraftWrite,
	latest,
	type Versions,
	withoutEmpty,
	writeVersion,
} from "#model/edit/drafts.ts";
import type { TextChange } from "#model/edit/revert-change.ts";
import { entryOf, folderEntryOf } from "#model/files.ts";
import { parseContent } from "#model/parse-content.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { ContentFolder, type SavedContent } from "./content-folder.ts";
import { DraftFiles } from "./draft-files.ts";
import { changeOf, historyOf } from "./history.ts";
import { PictureStore, picturePath } from "./picture-store.ts";
import { publish } from "./publish-changes.ts";
import type { PublishCommand } from "./publish-command.ts";
import { type Progress, progressOf, publishingOf } from "./publishing-state.ts";
import { fastForward } from "./remote-branch.ts";
import { UserError } from "./user-error.ts";

/**
 * Combines the content folder with several people's drafts. Drafts are in another folder until they
 * are saved.
 */
export class Workspace {
	readonly #folder: string;
	readonly #draftFiles: DraftFiles;
	readonly #contentFolder: ContentFolder;
	readonly pictures: PictureStore;
	readonly #validate: typeof parseContent;
	readonly #command: PublishCommand | undefined;
	#progress: Promise<Progress> | undefined;
	#queue: Promise<unknown>;

	constructor(
		folder: string,
		draftFolder: string,
		validate = parseContent,
		command?: PublishCommand,
	) {
		this.#folder = folder;
		this.#draftFiles = new DraftFiles(draftFolder);
		const journal = join(draftFolder, "saving.journal");
		this.#contentFolder = new ContentFolder(folder, journal, this.#draftFiles);
		this.pictures = new PictureStore(folder, this.#draftFiles);
		this.#validate = validate;
		this.#command = command;
		this.#queue = Promise.all([
			this.#contentFolder.removeUnfinished(),
			this.#draftFiles.removeOld(),
		]).catch(() => undefined);
	}

	open(person: string) {
		return this.#enqueue(async () => {
			const files = await this.#contentFolder.read();
			const versions = await this.#versionsOf(person, files);
			const notice = this.#draftFiles.notices.get(person);
			return {
				saved: Object.fromEntries(files.saved),
				versions,
				bases: await this.#basesOf(versions, files),
				draftsOfOthers: await this.#draftsOfOthers(person, files),
				notices: notice ? [notice] : [],
				publishing: {
					...(await publishingOf(this.#folder, false)),
					onlineSince: null,
					isOutdated: false,
					command: null,
				},
				...(await this.pictures.withDrafts(latest(versions))),
			};
		});
	}

	/** Throws if a draft is rejected, but stores the others first. */
	write(person: string, sent: Readonly<Record<string, DraftWrite>>) {
		return this.#enqueue(async () => {
			const writes: Record<string, DraftWrite> = {};
			let rejection: UserError | undefined;
			for (const [path, write] of Object.entries(sent)) {
				const error = write.draft && this.#rejectionOf(path, write.draft);
				if (error) rejection = error;
				else writes[path] = write;
			}
			if (rejection && Object.keys(writes).length === 0) throw rejection;
			const files = await this.#contentFolder.read();
			await this.#keepBases(writes, files);
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
			if (rejection) throw rejection;
			return {
				versions: changed,
				...(await this.pictures.withDrafts(latest(versions))),
			};
		});
	}

	/**
	 * Saves the drafts in `hashes`, all or none. `hashes` maps each file to the hash of the draft
	 * that `person` saw.
	 */
	save(person: string, hashes: Readonly<Record<string, string>>) {
		return this.#enqueue(async () => {
			const files = await this.#contentFolder.read();
			const versions = await this.#versionsOf(person, files);
			const drafts: Record<string, Draft> = {};
			for (const [path, hash] of Object.entries(hashes)) {
				const [version, ...otherVersions] = versions[path] ?? [];
				if (!version || version.hash !== hash || otherVersions.length > 0)
					throw new UserError(
						409,
						"Another window of the editor has changed the same: look at the change again, then save",
					);
				drafts[path] = version;
			}
			const hasConflict = Object.entries(drafts).some(
				([path, { baseHash }]) =>
					(files.saved.get(path)?.hash ?? "") !== baseHash,
			);
			if (hasConflict)
				throw new UserError(
					409,
					"Meanwhile somebody else has saved a change of the same: look at the changes again, then save",
				);
			if (!(await this.#isValid(files, drafts)))
				throw new UserError(422, "Some problems have to be fixed first");
			await this.#contentFolder.save(drafts, () =>
				this.#draftFiles.write(
					person,
					withoutEmpty(
						Object.fromEntries(
							Object.entries(versions).filter(([path]) => !drafts[path]),
						),
					),
				),
			);
		});
	}

	/**
	 * Publishes the saved files. If a text conflicts with a published text, it becomes a draft again.
	 */
	publish(
		person: string,
		message: string,
		author?: { name: string; email: string },
	): Promise<void> {
		return this.#enqueue(() =>
			publish(this.#folder, message, {
				author,
				onConflict: async (conflicts) => {
					const versions = { ...(await this.#draftFiles.read(person)) };
					for (const { path, base, mine } of conflicts) {
						const baseHash = base === null ? "" : await contentHash(base);
						if (base !== null) await this.#draftFiles.writeBase(baseHash, base);
						const draft = { baseHash, text: mine };
						const write = { replaces: [], draft };
						versions[path] = await writeVersion(versions[path] ?? [], write);
					}
					await this.#draftFiles.write(person, versions);
				},
				onPushed: () => {
					// Forgets the running `progressOf`, because it may have begun before the push.
					this.#progress = undefined;
					this.#command?.start();
				},
			}),
		);
	}

	/**
	 * Compares the saved files with the remote branch, and the remote branch with the public site.
	 * Runs outside the queue, because the remote and the site may be slow.
	 */
	publishing(): Promise<Progress> {
		this.#progress ??= progressOf(this.#folder, this.#command).finally(() => {
			this.#progress = undefined;
		});
		return this.#progress;
	}

	/** Fetches other people's published changes and merges them into the folder. */
	async update(): Promise<void> {
		await this.publishing();
		await this.#enqueue(() => fastForward(this.#folder));
	}

	history() {
		return historyOf(this.#folder);
	}

	changeOf(commit: string): Promise<Record<string, TextChange>> {
		return changeOf(this.#folder, commit, (bytes) => this.pictures.keep(bytes));
	}

	#rejectionOf(path: string, { text }: Draft): UserError | undefined {
		if (picturePath.test(path))
			return text === null || this.pictures.isStored(text)
				? undefined
				: new UserError(400, "This picture has not arrived: add it again");
		if (!entryOf(path))
			return new UserError(400, `${path} is not a file of the content`);
		if (text === null && !folderEntryOf(path))
			return new UserError(400, `The site needs ${path}; it cannot be removed`);
		return undefined;
	}

	#enqueue<Result>(operation: () => Promise<Result>): Promise<Result> {
		const result = this.#queue.then(operation);
		this.#queue = result.catch(() => undefined);
		return result;
	}

	async #keepBases(
		writes: Readonly<Record<string, DraftWrite>>,
		{ saved }: SavedContent,
	) {
		for (const [path, { draft }] of Object.entries(writes)) {
			const file = saved.get(path);
			if (draft && file?.hash === draft.baseHash && !picturePath.test(path))
				await this.#draftFiles.writeBase(file.hash, file.text);
		}
	}

	async #basesOf(versions: Versions, { saved }: SavedContent) {
		const hashes = Object.entries(versions).flatMap(([path, list]) =>
			list
				.map(({ baseHash }) => baseHash)
				.filter((hash) => hash && hash !== saved.get(path)?.hash),
		);
		const bases: Record<string, string> = {};
		for (const hash of new Set(hashes)) {
			const text = await this.#draftFiles.readBase(hash);
			if (text !== undefined) bases[hash] = text;
		}
		return bases;
	}

	/**
	 * Returns a person's drafts, except drafts that equal the saved file. Such drafts remain if the
	 * process is killed during a save.
	 */
	async #versionsOf(
		person: string,
		{ saved }: SavedContent,
	): Promise<Versions> {
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

	async #draftsOfOthers(person: string, files: SavedContent) {
		const people = await this.#draftFiles.people();
		const otherPeople = people.filter((other) => other !== person);
		const entries = otherPeople.map(async (other) => ({
			person: other,
			files: Object.keys(await this.#versionsOf(other, files)),
		}));
		return (await Promise.all(entries)).filter(
			(entry) => entry.files.length > 0,
		);
	}

	async #isValid({ texts }: SavedContent, drafts: Drafts): Promise<boolean> {
		const textsWithDrafts = new Map(texts);
		for (const [path, { text }] of Object.entries(drafts))
			if (text === null) textsWithDrafts.delete(path);
			else if (!picturePath.test(path)) textsWithDrafts.set(path, text);
		const { images, broken } = await this.pictures.images(drafts);
		const { kind } = this.#validate(textsWithDrafts, images, {
			brokenPictures: broken,
			requestPictures: requestAllPictures,
		});
		return kind === "content";
	}
}
