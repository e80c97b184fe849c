import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mergeTexts } from "#model/edit/merge.ts";
import { writeAtomic } from "./atomic-write.ts";
import { git, orUndefined, textAt } from "./git.ts";
import {
	baseOf,
	changedSince,
	fetchFrom,
	type Target,
	targetOf,
	unpushed,
} from "./remote-branch.ts";
import { UserError } from "./user-error.ts";

type PublishConflict = {
	path: string;
	/** null if the file was added both locally and on the remote branch. */
	base: string | null;
	mine: string;
};

type PublishOptions = {
	/** The default is git's configured user. */
	author?: { name: string; email: string } | undefined;
	/** Receives the conflicting files before `publish` overwrites them with the published texts. */
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
	message: string,
	{
		author,
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
		const conflicts = await exclusively(async () => {
			const found = await mergeOwnFiles(folder, target, onConflict);
			await stage("commit", git(folder, "add", "--", "."));
			return found;
		});
		const committed = await commit(folder, message, identity);
		try {
			await exclusively(() => rebase(folder, target, identity));
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
			"Somebody else has published another change of the same text meanwhile. Nothing is lost: choose in the form which of both to keep, save, and publish again.",
		);
	}
}

/**
 * Merges other people's published changes into the local files. If both sides changed the same
 * field, passes the local text to `onConflict` and writes the published text to the file.
 */
async function mergeOwnFiles(
	folder: string,
	target: Target,
	onConflict: (conflicts: readonly PublishConflict[]) => Promise<void>,
): Promise<readonly PublishConflict[]> {
	const base = await baseOf(folder, target);
	const conflicts: (PublishConflict & { theirs: string })[] = [];
	for (const path of await changedSince(folder, base)) {
		const before = await textAt(folder, base, path);
		const theirs = await textAt(folder, target.ref, path);
		const filePath = join(folder, path);
		const mine = await orUndefined(readFile(filePath, "utf8"));
		if (theirs === null || before === theirs) continue;
		if (mine === undefined || mine === theirs) continue;
		if (path.startsWith("images/"))
			throw new UserError(
				409,
				failed(
					`Somebody else has published another picture named ${path.replace("images/", "")}: add yours under another name. Then publish again.`,
				),
			);
		const merged = mergeTexts(before ?? "", mine, theirs);
		if (before !== null && merged.conflicts.length === 0)
			await writeAtomic(filePath, merged.text);
		else conflicts.push({ path, base: before, mine, theirs });
	}
	if (conflicts.length > 0) await onConflict(conflicts);
	for (const { path, theirs } of conflicts)
		await writeAtomic(join(folder, path), theirs);
	return conflicts;
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

type Stage = "fetch" | "commit" | "rebase" | "push";

async function stage(name: Stage, action: Promise<unknown>): Promise<void> {
	try {
		await action;
	} catch (error) {
		const output = String(Object(error).stderr ?? "").trim() || String(error);
		const [, advice = otherAdvice[name]] =
			knownAdvice.find(([sign]) => sign.test(output)) ?? [];
		throw new UserError(502, failed(`${advice} ${output}`));
	}
}

function failed(reason: string): string {
	return `It is saved in the folder and nothing is lost, but it is not published. ${reason}`;
}

/** Patterns that match git's English output, each with advice for the owner. */
const knownAdvice: readonly (readonly [RegExp, string])[] = [
	[
		/tell me who you are|empty ident/i,
		"git does not know yet who you are: whoever keeps the site for you sets user.name and user.email. Then publish again. git says:",
	],
	[
		/hook declined|\[remote rejected\]/i,
		"A check of the place that it is published from refused it. Do what it asks, or send its words to whoever keeps the site for you; then publish again. It says:",
	],
	[
		/denied|authentication|could not read Username|\b403\b|not permitted/i,
		"This computer may not publish: whoever keeps the site for you gives it the right. Then publish again. git says:",
	],
	[
		/could not resolve host|unable to access|could not read from remote|does not appear to be a git repository/i,
		"The place that it is published from cannot be reached: is there a network, and has the place moved? Publish again later, or ask whoever keeps the site for you. git says:",
	],
	[
		/fetch first|non-fast-forward/i,
		"Somebody else is publishing at the same time: publish again in a minute. git says:",
	],
];

const otherAdvice: Readonly<Record<Stage, string>> = {
	fetch:
		"The newest state could not be fetched. Publish again, or ask whoever keeps the site for you. git says:",
	commit:
		"A check on this computer refused it. Do what it asks, or send its words to whoever keeps the site for you; then publish again. It says:",
	rebase:
		"Somebody else has published changes that git cannot put together with yours: whoever keeps the site for you does it. Then publish again. git says:",
	push: "It was refused. Send these words to whoever keeps the site for you; then publish again:",
};
