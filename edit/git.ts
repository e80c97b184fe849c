import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { mergeTexts } from "#model/edit/merge.ts";
import { writeAtomic } from "./atomic-write.ts";
import { UserError } from "./user-error.ts";

const run = promisify(execFile);

export type Publishing = {
	/** "nowhere": no remote; "unknown": the remote did not answer. */
	state: "nowhere" | "done" | "waiting" | "unknown";
	/**
	 * Published text of each file that differs from the saved one: null if the file is not published,
	 * "" for pictures.
	 */
	published: Readonly<Record<string, string | null>>;
};

/** A published commit that changed the content. */
export type PublishedChange = {
	commit: string;
	author: string;
	/** ISO 8601. */
	at: string;
	subject: string;
};

/** A file in which two people changed the same field. */
type PublishConflict = {
	path: string;
	/** null if both people added the file. */
	base: string | null;
	mine: string;
};

/** Compares the content folder with its remote; `isFetched` fetches first. */
export async function publishingOf(
	folder: string,
	isFetched: boolean,
): Promise<Publishing> {
	const target = await targetOf(folder);
	if (!target) return { state: "nowhere", published: {} };
	const isKnown =
		isFetched && (await attempt(fetchFrom(folder, target))) !== undefined;
	const base = await baseOf(folder, target);
	const published: Record<string, string | null> = {};
	for (const path of await changedSince(folder, base)) {
		const text = await textAt(folder, base, path);
		published[path] = text && (path.startsWith("images/") ? "" : text);
	}
	const isDone =
		Object.keys(published).length === 0 &&
		(await unpushed(folder, target)).length === 0;
	const state = !isDone ? "waiting" : isKnown ? "done" : "unknown";
	return { state, published };
}

/** Returns the newest published changes, newest first. */
export async function historyOf(folder: string): Promise<PublishedChange[]> {
	const target = await targetOf(folder);
	if (!target) return [];
	const options = ["-50", "--min-parents=1", "--max-parents=1", "-z"];
	const format = "--format=%H%x1f%an%x1f%aI%x1f%s";
	const log = git(folder, "log", ...options, format, target.ref, "--", ".");
	return ((await attempt(log)) ?? "")
		.split("\0")
		.filter(Boolean)
		.map((entry) => {
			const [commit = "", author = "", at = "", subject = ""] =
				entry.split("\u001f");
			return { commit, author, at, subject };
		});
}

/**
 * Returns the text of each changed file before and after a commit; null if the file did not exist.
 */
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

/** Returns true if a commit contains all published changes of the content. */
export async function containsPublished(
	folder: string,
	commit: string,
): Promise<boolean> {
	const target = await targetOf(folder);
	if (!target) return false;
	const log = ["log", "-1", "--format=%H", target.ref, "--", "."];
	const last = (await attempt(git(folder, ...log)))?.trim();
	if (!last) return false;
	const isIn = git(folder, "merge-base", "--is-ancestor", last, commit);
	return (await attempt(isIn)) !== undefined;
}

/**
 * Merges the fetched changes of other people, unless that would overwrite an unpublished change.
 */
export async function fastForward(folder: string): Promise<void> {
	const target = await targetOf(folder);
	if (target)
		await attempt(git(folder, "merge", "--quiet", "--ff-only", target.ref));
}

type PublishOptions = {
	/** Undefined uses git's own setting. */
	author?: { name: string; email: string } | undefined;
	/** Receives the conflicting files before their published text is written to the folder. */
	onConflict: (conflicts: readonly PublishConflict[]) => Promise<void>;
	onPushed?: () => void;
};

/**
 * Publishes all saved changes as one commit on top of the remote branch. Throws a UserError with
 * advice; the folder keeps all changes.
 */
export async function publish(
	folder: string,
	message: string,
	{ author, onConflict, onPushed = () => {} }: PublishOptions,
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
	for (let round = 1; ; round += 1) {
		await stage("fetch", fetchFrom(folder, target));
		const conflicts = await mergeOwnFiles(folder, target, onConflict);
		const hasCommitted = await commit(folder, message, identity);
		try {
			await rebase(folder, target, identity);
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
			// message, because a rebase drops an empty commit.
			const last = await git(folder, "log", "-1", "--format=%B");
			if (hasCommitted && last.trim() === message.trim())
				await git(folder, "reset", "--quiet", "--soft", "HEAD~1");
			const isBehind = /fetch first|non-fast-forward/.test(String(error));
			if (isBehind && round < 3) continue;
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

type Target = { remote: string; branch: string; ref: string };

/** Finds the remote and branch to publish to, even if the branch has no upstream. */
async function targetOf(folder: string): Promise<Target | undefined> {
	const lines = async (...args: string[]) =>
		((await attempt(git(folder, ...args))) ?? "").trim().split("\n");
	const [local = ""] = await lines("symbolic-ref", "--short", "HEAD");
	const remotes = await lines("remote");
	const [set = ""] = await lines("config", `branch.${local}.remote`);
	const [merge = ""] = await lines("config", `branch.${local}.merge`);
	const wanted = process.env.EDITOR_REMOTE;
	const remote = wanted
		? remotes.find((name) => name === wanted)
		: (remotes.find((name) => name === (set || "origin")) ?? remotes[0]);
	if (!local || !remote) return undefined;
	const branch = merge.replace("refs/heads/", "") || local;
	return { remote, branch, ref: `refs/remotes/${remote}/${branch}` };
}

let lastFetch: Promise<unknown> = Promise.resolve();

/** Runs one fetch at a time, because parallel fetches would lock the same repository files. */
function fetchFrom(folder: string, { remote }: Target): Promise<string> {
	const fetched = lastFetch.then(() =>
		git(folder, "fetch", "--quiet", "--prune", remote),
	);
	lastFetch = fetched.catch(() => undefined);
	return fetched;
}

/**
 * Returns the published commit on which the local changes are based, or git's empty tree if nothing
 * is published.
 */
async function baseOf(folder: string, { ref }: Target): Promise<string> {
	const base = await attempt(git(folder, "merge-base", ref, "HEAD"));
	return base?.trim() || "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}

/** Returns the files of the content folder that differ from a commit. */
async function changedSince(folder: string, base: string) {
	const list = async (...args: string[]) =>
		(await git(folder, ...args, "-z", "--", ".")).split("\0").filter(Boolean);
	return [
		...(await list("diff", "--name-only", "--relative", base)),
		...(await list("ls-files", "--others", "--exclude-standard")),
	];
}

async function unpushed(folder: string, { ref }: Target): Promise<string[]> {
	const range = (await attempt(git(folder, "rev-parse", "--verify", ref)))
		? [`${ref}..HEAD`]
		: ["HEAD"];
	const log = await git(folder, "log", "--format=%h", ...range, "--", ".");
	return log.split("\n").filter(Boolean);
}

async function textAt(folder: string, commit: string, path: string) {
	return (await bytesAt(folder, commit, path))?.toString() ?? null;
}

async function bytesAt(folder: string, commit: string, path: string) {
	const shown = runGit(folder, ["show", `${commit}:./${path}`]);
	return (await attempt(shown)) ?? null;
}

/**
 * Merges other people's changes into the local files. If both changed the same field, the file gets
 * the published text, after `onConflict` has stored the local one.
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
		const place = join(folder, path);
		const mine = await attempt(readFile(place, "utf8"));
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
			await writeAtomic(place, merged.text);
		else conflicts.push({ path, base: before, mine, theirs });
	}
	if (conflicts.length > 0) await onConflict(conflicts);
	for (const { path, theirs } of conflicts)
		await writeAtomic(join(folder, path), theirs);
	return conflicts;
}

/** Returns false if there is nothing to commit. */
async function commit(
	folder: string,
	message: string,
	identity: readonly string[],
): Promise<boolean> {
	await git(folder, "add", "--", ".");
	const changed = await git(folder, "status", "--porcelain", "--", ".");
	if (changed.trim() === "") return false;
	const args = ["commit", "--quiet", "-m", message, "--", "."];
	await stage("commit", git(folder, ...identity, ...args));
	return true;
}

async function rebase(
	folder: string,
	{ ref }: Target,
	identity: readonly string[],
): Promise<void> {
	const behind = await attempt(git(folder, "rev-list", `HEAD..${ref}`));
	if (!behind?.trim()) return;
	const local = await git(folder, "rev-list", `${ref}..HEAD`);
	const isContentAlone = local.trim().split("\n").length === 1;
	// In a rebase, "theirs" is the local commit. It wins, because mergeOwnFiles has already merged
	// the remote changes into it.
	const side = isContentAlone ? ["--strategy-option=theirs"] : [];
	const args = ["--quiet", "--autostash", ...side, ref];
	const moved = git(folder, ...identity, "rebase", ...args);
	await stage("rebase", moved).catch(async (error) => {
		await attempt(git(folder, "rebase", "--abort"));
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

/** Patterns of git's English output, with advice for the owner. */
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

/** Returns undefined if the action fails. */
function attempt<Value>(action: Promise<Value>): Promise<Value | undefined> {
	return action.catch(() => undefined);
}

async function git(folder: string, ...args: string[]): Promise<string> {
	return (await runGit(folder, args)).toString();
}

async function runGit(folder: string, args: string[]): Promise<Buffer> {
	const { stdout } = await run("git", args, {
		cwd: folder,
		encoding: "buffer",
		timeout: 120_000,
		maxBuffer: 64 * 1024 * 1024,
		// A prompt would wait forever, because nobody sees it.
		env: {
			...process.env,
			GIT_TERMINAL_PROMPT: "0",
			GIT_EDITOR: "true",
			GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
			LC_ALL: "C",
		},
	});
	return stdout;
}
