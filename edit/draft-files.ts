import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
	type Draft,
	type DraftVersions,
	withoutEmpty,
} from "#model/edit/drafts.ts";
import { writeAtomic } from "./atomic-write.ts";

/** The saved texts, keyed by path. */
type SavedTexts = ReadonlyMap<string, string>;

const retentionMs = 30 * 24 * 60 * 60 * 1000;

const draft = {
	base: z.string().nullable(),
	text: z.string().nullable(),
};

const versionsSchema: z.ZodType<DraftVersions> = z.record(
	z.string(),
	z.array(z.object({ ...draft, hash: z.string() })),
);

export const writesSchema = z.record(
	z.string(),
	z.object({
		replaces: z.array(z.string()),
		draft: z.object(draft).nullable(),
	}),
);

/**
 * Stores each person's drafts in a JSON file. Pictures are in files named by their hash.
 */
export class DraftFiles {
	readonly #folder: string;
	readonly notices = new Map<string, string>();

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Returns a person's drafts. If the file is damaged, renames the file and returns no drafts. */
	async read(person: string): Promise<DraftVersions> {
		const path = this.#pathOf(person);
		const json = await readFile(path, "utf8").catch((error) => {
			if (error?.code === "ENOENT") return "{}";
			throw error;
		});
		try {
			return versionsSchema.parse(JSON.parse(json));
		} catch {
			const damagedPath = `${path}.damaged-${Date.now()}`;
			await rename(path, damagedPath);
			this.notices.set(
				person,
				`The file of your unsaved changes was damaged, so the editor began without them. It is kept as ${damagedPath}: whoever keeps the site for you may find your texts in it.`,
			);
			return {};
		}
	}

	/**
	 * Returns a person's drafts, except drafts that equal the saved file. Such drafts remain if the
	 * process is killed during a save.
	 */
	async unsavedVersions(
		person: string,
		saved: SavedTexts,
	): Promise<DraftVersions> {
		const versions = await this.read(person);
		const isChange = (path: string, { text }: Draft) =>
			text !== (saved.get(path) ?? null);
		return withoutEmpty(
			Object.fromEntries(
				Object.entries(versions).map(([path, list]) => [
					path,
					list.filter((version) => isChange(path, version)),
				]),
			),
		);
	}

	async draftsOfOthers(person: string, saved: SavedTexts) {
		const people = await this.people();
		const otherPeople = people.filter((other) => other !== person);
		const entries = otherPeople.map(async (other) => ({
			person: other,
			files: Object.keys(await this.unsavedVersions(other, saved)),
		}));
		return (await Promise.all(entries)).filter(
			(entry) => entry.files.length > 0,
		);
	}

	/** Removes pictures that are older than 30 days and that no draft uses. */
	async removeOld(): Promise<void> {
		const people = await this.people();
		const drafts = await Promise.all(people.map((person) => this.read(person)));
		const named = new Set(
			drafts
				.flatMap((versions) => Object.values(versions).flat())
				.map(({ text }) => text),
		);
		const folder = join(this.#folder, "pictures");
		const names = await readdir(folder).catch(() => []);
		for (const name of names.filter((one) => !named.has(one))) {
			const path = join(folder, name);
			const { mtimeMs } = await stat(path);
			if (Date.now() - mtimeMs > retentionMs) await rm(path);
		}
	}

	async people(): Promise<string[]> {
		const names = await readdir(this.#folder).catch(() => []);
		return names.flatMap((name) => {
			const [, person] = /^(.+)\.json$/.exec(name) ?? [];
			return person ? [decodeURIComponent(person)] : [];
		});
	}

	write(person: string, versions: DraftVersions): Promise<void> {
		return writeAtomic(
			this.#pathOf(person),
			JSON.stringify(versions, null, "\t"),
		);
	}

	async writePicture(name: string, bytes: Uint8Array): Promise<void> {
		await writeAtomic(this.picturePath(name), bytes);
	}

	picturePath(name: string): string {
		return join(this.#folder, "pictures", name);
	}

	#pathOf(person: string): string {
		return join(this.#folder, `${encodeURIComponent(person)}.json`);
	}
}
