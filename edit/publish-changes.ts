import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TextChange } from "#model/edit/describe-changes.ts";
import { mergeTexts } from "#model/edit/merge.ts";
import { entryOf } from "#model/files.ts";
import { writeAtomic } from "./atomic-write.ts";
import { bytesAt, git, orUndefined } from "./git.ts";
import { failed, stage } from "./git-stage.ts";
import { picturePath } from "./picture-store.ts";
import {
	baseOf,
	changedSince,
	fetchFrom,
	type Target,
	targetOf,
	unpushed,
} from "./remote-branch.ts";
import { UserError } from "./user-error.ts";

/** The bytes of a file that both sides changed; null if the file does not exist. */
export type PublishConflict = {
	path: string;
	base: Buffer | null;
	mine: Buffer | null;
	theirs: Buffer | null;
};

type PublishOptions = {
	/** The default is git's configured user. */
	author?: { name: string; email: string } | undefined;
	/** Returns the message of the commit, which lists the changes of the files, keyed by path. */
	messageOf: (
		changes: Readonly<Record<string, TextChange>>,
	) => string | Promise<string>;
	/** Validates the folder after other people's changes have been merged. */
	isValid?: () => Promise<boolean>;
	/** Receives the conflicting files before `publish` overwrites them with the published ones. */
	onConflict: (conflicts: readonly PublishConflict[]) => Promise<void>;
	onPushed?: () => void;
	/** Runs the parts that change files, so that nobody reads a half-changed folder meanwhile. */
	exclusively?: <Result>(operation: () => Promise<Result>) => Promise<Result>;
};

/**
 * Publishes all saved changes as one commit on top of the remote branch. If this fails, throws a
 * UserError with advice, and the folder keeps all changes.
 */
export async function publish(
	folder: string,
	{
		author,
		messageOf,
		isValid = async () => true,
		onConflict,
		onPushed = () => {},
		exclusively = (operation) => operation(),
	}: PublishOptions,
): Promise<void> {
	const identity = author
		? ["-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`]
		: [];
	const target = await targetOf(folder);
	if (!target)
		throw new UserError(
			502,
			"This folder is on no branch with a remote, so there is no place to publish to. Ask whoever keeps the site for you",
		);
	for (let attempt = 1; ; attempt += 1) {
		await stage("fetch", fetchFrom(folder, target));
		const { conflicts, message } = await exclusively(async () => {
			const found = await mergeOwnFiles(folder, target, onConflict);
			await stage("commit", git(folder, "add", "--", "."));
			const changes = await ownChanges(folder, target);
			return { conflicts: found, message: await messageOf(changes) };
		});
		const committed = await commit(folder, message, identity);
		try {
			await exclusively(async () => {
				await rebase(folder, target, identity);
				if (!(await isValid()))
					throw new UserError(
						422,
						failed(
							"Some saved values are wrong, perhaps only together with what somebody else has published: correct what the forms list, save, and publish again.",
						),
					);
			});
			const { remote, branch, ref } = target;
			await stage(
				"push",
				git(folder, "push", "--quiet", "-u", remote, `HEAD:${branch}`),
			);
			await fetchFrom(folder, target).catch(() => undefined);
			if ((await unpushed(folder, target)).length > 0)
				throw new UserError(502, failed(`${ref} does not have it yet.`));
		} catch (error) {
			// Undoes the commit, so that the next attempt makes one commit of all changes. Compares the
			// message first, because the rebase may have dropped the commit as empty.
			if (committed === (await lastMessage(folder)))
				await git(folder, "reset", "--quiet", "--soft", "HEAD~1");
			const isBehind = /fetch first|non-fast-forward/.test(String(error));
			if (isBehind && attempt < 3) continue;
			throw error;
		}
		onPushed();
		if (conflicts.length === 0) return;
		throw new UserError(
			409,
			"Somebody else has published another change of the same meanwhile. Nothing is lost: choose in the form which of both to keep, save, and publish again.",
		);
	}
}

/**
 * Merges other people's published changes into the local files. If both sides changed the same
 * field or picture, or one side removed the file, passes the file to `onConflict` and replaces it by
 * the published one.
 */
async function mergeOwnFiles(
	folder: string,
	target: Target,
	onConflict: (conflicts: readonly PublishConflict[]) => Promise<void>,
): Promise<readonly PublishConflict[]> {
	const base = await baseOf(folder, target);
	const conflicts: PublishConflict[] = [];
	for (const path of await changedSince(folder, base)) {
		const before = await bytesAt(folder, base, path);
		const theirs = await bytesAt(folder, target.ref, path);
		const mine = await bytesOf(join(folder, path));
		if (isEqual(before, theirs) || isEqual(mine, theirs)) continue;
		const isPicture = picturePath.test(path);
		if (!isPicture && !entryOf(path))
			throw new UserError(
				409,
				failed(
					`Somebody else has published another version of ${path}, which is in no form: whoever keeps the site for you puts both together. Then publish again.`,
				),
			);
		const [old, now, other] = [before, mine, theirs].map((bytes) =>
			bytes?.toString(),
		);
		const merged =
			!isPicture &&
			old !== undefined &&
			now !== undefined &&
			other !== undefined
				? mergeTexts(old, now, other)
				: undefined;
		if (merged?.conflicts.length === 0)
			await writeAtomic(join(folder, path), merged.text);
		else conflicts.push({ path, base: before, mine, theirs });
	}
	if (conflicts.length > 0) await onConflict(conflicts);
	for (const { path, theirs } of conflicts)
		if (theirs) await writeAtomic(join(folder, path), theirs);
		else await rm(join(folder, path), { force: true });
	return conflicts;
}

/** Returns the texts of each file that differs from the remote branch. A picture's text is "". */
async function ownChanges(folder: string, target: Target) {
	const changes: Record<string, TextChange> = {};
	for (const path of await changedSince(folder, await baseOf(folder, target))) {
		const before = await bytesAt(folder, target.ref, path);
		const after = await bytesOf(join(folder, path));
		if (isEqual(before, after)) continue;
		const textOf = (bytes: Buffer | null) =>
			bytes && (picturePath.test(path) ? "" : bytes.toString());
		changes[path] = { before: textOf(before), after: textOf(after) };
	}
	return changes;
}

async function bytesOf(path: string): Promise<Buffer | null> {
	return (await orUndefined(readFile(path))) ?? null;
}

function isEqual(a: Buffer | null, b: Buffer | null): boolean {
	return a && b ? a.equals(b) : a === b;
}

/**
 * Commits the added changes. Returns the message as git has stored it, because git removes spaces
 * at the end of a line. Returns undefined if there are no changes.
 */
async function commit(
	folder: string,
	message: string,
	identity: readonly string[],
): Promise<string | undefined> {
	const changed = await git(folder, "status", "--porcelain", "--", ".");
	if (changed.trim() === "") return undefined;
	const args = ["commit", "--quiet", "-m", message, "--", "."];
	await stage("commit", git(folder, ...identity, ...args));
	return lastMessage(folder);
}

function lastMessage(folder: string): Promise<string> {
	return git(folder, "log", "-1", "--format=%B");
}

async function rebase(
	folder: string,
	{ ref }: Target,
	identity: readonly string[],
): Promise<void> {
	const behind = await orUndefined(git(folder, "rev-list", `HEAD..${ref}`));
	if (!behind?.trim()) return;
	const local = await git(folder, "rev-list", `${ref}..HEAD`);
	const isContentAlone = local.trim().split("\n").length === 1;
	// Prefers the local commit ("theirs" in a rebase), because it contains the merged remote changes.
	const side = isContentAlone ? ["--strategy-option=theirs"] : [];
	const args = ["--quiet", "--autostash", ...side, ref];
	const moved = git(folder, ...identity, "rebase", ...args);
	await stage("rebase", moved).catch(async (error) => {
		await orUndefined(git(folder, "rebase", "--abort"));
		throw error;
	});
}
