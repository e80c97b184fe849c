import type { TextChange } from "#model/edit/describe-changes.ts";
import type { Draft } from "#model/edit/drafts.ts";
import { entryOf } from "#model/files.ts";
import { bytesAt, git, orUndefined, textAt } from "./git.ts";
import {
	type PictureStore,
	type Pictures,
	picturePath,
} from "./picture-store.ts";
import { targetOf } from "./remote-branch.ts";
import { UserError } from "./user-error.ts";

export type PublishedChange = {
	commit: string;
	author: string;
	/** ISO 8601. */
	at: string;
	subject: string;
	/** The body of the commit message, which lists the changes (model/edit/describe-changes.ts). */
	lines: readonly string[];
};

export type PublishedVersions = {
	/** Each changed file, keyed by path. A picture has the hashes of its bytes, as in a draft. */
	changes: Readonly<Record<string, TextChange>>;
	before: PublishedVersion;
	after: PublishedVersion;
};

type PublishedVersion = Pictures & {
	/** All texts of the content, keyed by path. */
	texts: Readonly<Record<string, string>>;
};

/** Larger than `changesListed`, because historyOf omits commits that also change code. */
const commitsRead = 500;
const changesListed = 50;

/**
 * Returns the latest published changes, newest first. Omits commits that also change files outside
 * the content folder, because an undo would revert only half of them.
 */
export async function historyOf(folder: string): Promise<PublishedChange[]> {
	const target = await targetOf(folder);
	if (!target) return [];
	const options = [
		`-${commitsRead}`,
		"--min-parents=1",
		"--max-parents=1",
		"-z",
	];
	const format = `--format=%x1e${["%H", "%an", "%aI", "%s", "%b", ""].join("%x1f")}`;
	const names = ["--full-diff", "--name-only", "--no-renames"];
	const [prefix = "", log = ""] = await Promise.all([
		orUndefined(git(folder, "rev-parse", "--show-prefix")),
		orUndefined(
			git(folder, "log", ...options, ...names, format, target.ref, "--", "."),
		),
	]);
	const inContent = prefix.trim();
	return log
		.split("\u001e")
		.filter(Boolean)
		.map((entry) => {
			const [
				commit = "",
				author = "",
				at = "",
				subject = "",
				body = "",
				files = "",
			] = entry.split("\u001f");
			const lines = body.split("\n").filter(Boolean);
			return { commit, author, at, subject, lines, files };
		})
		.filter(({ files }) =>
			files
				.split("\0")
				.map((file) => file.trimStart())
				.every((file) => file.startsWith(inContent) || file === ""),
		)
		.slice(0, changesListed)
		.map(({ files: _, ...change }) => change);
}

/**
 * Returns the content before and after a published change. A picture that a later change replaced
 * is the later one. Throws a UserError if there is no such change.
 */
export async function publishedVersions(
	folder: string,
	commit: string,
	pictures: PictureStore,
): Promise<PublishedVersions> {
	const history = await historyOf(folder);
	if (!history.some((change) => change.commit === commit))
		throw new UserError(404, "There is no such change");
	const changes: Record<string, TextChange> = {};
	for (const { path, before, after } of await filesOf(folder, commit)) {
		const isPicture = picturePath.test(path);
		if (!isPicture && !entryOf(path)) continue;
		const textOf = async (bytes: Buffer | null) =>
			bytes && (isPicture ? pictures.keep(bytes) : bytes.toString());
		changes[path] = {
			before: await textOf(before),
			after: await textOf(after),
		};
	}
	const texts = await textsAt(folder, commit);
	const version = async (side: keyof TextChange) => {
		const all = new Map(Object.entries(texts));
		const drafts: Record<string, Draft> = {};
		for (const [path, change] of Object.entries(changes)) {
			const text = change[side];
			drafts[path] = { base: null, text };
			if (text === null) all.delete(path);
			else if (!picturePath.test(path)) all.set(path, text);
		}
		return {
			texts: Object.fromEntries(all),
			...(await pictures.withDrafts(drafts)),
		};
	};
	return {
		changes,
		before: await version("before"),
		after: await version("after"),
	};
}

/** Returns all texts of the content folder at a commit, keyed by path. */
async function textsAt(
	folder: string,
	commit: string,
): Promise<Record<string, string>> {
	const options = ["-r", "-z", "--name-only"];
	const names = await git(folder, "ls-tree", ...options, commit);
	const texts = names
		.split("\0")
		.filter((path) => entryOf(path))
		.map(async (path) => [path, (await textAt(folder, commit, path)) ?? ""]);
	return Object.fromEntries(await Promise.all(texts));
}

/** Returns the bytes of each changed file before and after a commit. */
export async function filesOf(folder: string, commit: string) {
	const options = ["--name-only", "--relative", "--no-renames", "-z"];
	const range = [`${commit}^`, commit];
	const names = await git(folder, "diff", ...options, ...range, "--", ".");
	return Promise.all(
		names
			.split("\0")
			.filter(Boolean)
			.map(async (path) => ({
				path,
				before: await bytesAt(folder, `${commit}^`, path),
				after: await bytesAt(folder, commit, path),
			})),
	);
}
