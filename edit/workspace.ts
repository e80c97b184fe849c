import { join } from "node:path";
import { serialQueue } from "#lib/serial-queue.ts";
import {
	commitMessage,
	publishedChange,
} from "#model/edit/describe-changes.ts";
import {
	type Draft,
	type DraftHashes,
	type Drafts,
	type DraftVersions,
	type DraftWrite,
	latest,
	withoutEmpty,
	writeVersion,
} from "#model/edit/drafts.ts";
import { fillKnownFacts } from "#model/facts/fill-facts.ts";
import { entryOf, folderEntryOf } from "#model/files.ts";
import { parseContent } from "#model/parse-content.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { ContentFolder, hashOf, type SavedContent } from "./content-folder.ts";
import { DraftFiles } from "./draft-files.ts";
import { forms } from "./forms.ts";
import { historyOf, publishedVersions } from "./history.ts";
import { keepConflicts } from "./keep-conflicts.ts";
import { PictureStore, picturePath } from "./picture-store.ts";
import { publish } from "./publish-changes.ts";
import type { PublishCommand } from "./publish-command.ts";
import {
	compareWithRemote,
	type PublishStatus,
	readPublishStatus,
} from "./publish-status.ts";
import { recoverable } from "./recover.ts";
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
	#publishStatus: Promise<PublishStatus> | undefined;
	/** Publications since the start, so that other windows notice a new one. */
	#publicationCount = 0;
	readonly #enqueue = serialQueue();
	/** For saves, publications and updates. Separate, because a publication waits for the remote. */
	readonly #enqueuePublication = serialQueue();

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
		this.#enqueue(() =>
			Promise.all([
				this.#contentFolder.removeUnfinished(),
				this.#draftFiles.removeOld(),
			]),
		).catch(() => undefined);
	}

	open(person: string) {
		return this.#enqueue(async () => {
			const saved = await this.#contentFolder.read();
			const versions = await this.#draftFiles.unsavedVersions(person, saved);
			const notice = this.#draftFiles.notices.get(person);
			return {
				saved: Object.fromEntries(saved),
				savedHash: hashOf(saved),
				publicationCount: this.#publicationCount,
				versions,
				draftsOfOthers: await this.#draftFiles.draftsOfOthers(person, saved),
				notices: notice ? [notice] : [],
				publishStatus: {
					...(await compareWithRemote(this.#folder, false)),
					onlineSince: null,
					isOutdated: false,
					command: null,
				},
				...(await this.pictures.withDrafts(latest(versions))),
			};
		});
	}

	/** Returns hashes of the drafts and of the saved files, so that a window can often ask for changes. */
	hashes(person: string) {
		return this.#enqueue(async () => {
			const saved = await this.#contentFolder.read();
			const versions = await this.#draftFiles.unsavedVersions(person, saved);
			const drafts: DraftHashes = Object.fromEntries(
				Object.entries(versions).map(([path, list]) => [
					path,
					list.map(({ hash }) => hash),
				]),
			);
			return {
				saved: hashOf(saved),
				drafts,
				publicationCount: this.#publicationCount,
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
			const saved = await this.#contentFolder.read();
			const before = await this.#draftFiles.unsavedVersions(person, saved);
			const written = await Promise.all(
				Object.entries(writes).map(async ([path, write]) => [
					path,
					await writeVersion(before[path] ?? [], write),
				]),
			);
			const changed: DraftVersions = Object.fromEntries(written);
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
		return this.#enqueuePublication(() =>
			this.#enqueue(async () => {
				await this.#save(person, hashes);
				// Forgets the running `readPublishStatus`, because it may have begun before the save.
				this.#publishStatus = undefined;
			}),
		);
	}

	/**
	 * Publishes the saved files. A saved text that conflicts with the published text becomes a draft
	 * again.
	 */
	publish(
		person: string,
		author?: { name: string; email: string },
	): Promise<void> {
		return this.#enqueuePublication(() =>
			recoverable(this.#folder, () =>
				publish(this.#folder, {
					author,
					exclusively: this.#enqueue,
					messageOf: async (changes) => {
						const result = await this.#checkSaved();
						const facts =
							result.kind === "content" ? result.content.facts : new Map();
						const insertFacts = (text: string) => fillKnownFacts(text, facts);
						return commitMessage(
							publishedChange({ forms, insertFacts }, changes),
						);
					},
					isValid: async () => (await this.#checkSaved()).kind === "content",
					onConflict: (conflicts) =>
						keepConflicts(person, conflicts, this.#draftFiles, this.pictures),
					onPushed: () => {
						// Forgets the running `readPublishStatus`, because it may have begun before the push.
						this.#publishStatus = undefined;
						this.#publicationCount += 1;
						this.#command?.start();
					},
				}),
			),
		);
	}

	/**
	 * Compares the saved files with the remote branch, and the remote branch with the public site.
	 * Runs outside the queue, because the remote and the site may be slow.
	 */
	publishing(): Promise<PublishStatus> {
		if (this.#publishStatus) return this.#publishStatus;
		const status = readPublishStatus(this.#folder, this.#command).finally(
			() => {
				if (this.#publishStatus === status) this.#publishStatus = undefined;
			},
		);
		this.#publishStatus = status;
		return status;
	}

	/** Fetches other people's published changes and merges them into the folder. */
	async update(): Promise<void> {
		await this.publishing();
		await this.#enqueuePublication(() =>
			this.#enqueue(() =>
				recoverable(this.#folder, () => fastForward(this.#folder)),
			),
		);
	}

	history() {
		return historyOf(this.#folder);
	}

	versionsOf(commit: string) {
		return publishedVersions(this.#folder, commit, this.pictures);
	}

	async #save(person: string, hashes: Readonly<Record<string, string>>) {
		const saved = await this.#contentFolder.read();
		const versions = await this.#draftFiles.unsavedVersions(person, saved);
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
			([path, { base }]) => (saved.get(path) ?? null) !== base,
		);
		if (hasConflict)
			throw new UserError(
				409,
				"Meanwhile somebody else has saved a change of the same: look at the changes again, then save",
			);
		if ((await this.#check(saved, drafts)).kind !== "content")
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

	async #checkSaved() {
		return this.#check(await this.#contentFolder.read(), {});
	}

	async #check(saved: SavedContent, drafts: Drafts) {
		const all = new Map(saved);
		for (const [path, { text }] of Object.entries(drafts))
			if (text === null) all.delete(path);
			else all.set(path, text);
		const texts = new Map(
			[...all].filter(([path]) => !path.startsWith("images/")),
		);
		const { images, broken } = await this.pictures.images(drafts);
		return this.#validate(texts, images, {
			brokenPictures: broken,
			requestPictures: requestAllPictures,
		});
	}
}
