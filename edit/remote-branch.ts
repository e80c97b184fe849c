import { serialQueue } from "#lib/serial-queue.ts";
import { git, orUndefined } from "./git.ts";

export type Target = { remote: string; branch: string; ref: string };

/** Finds the remote and the branch to publish to, even if the local branch has no upstream. */
export async function targetOf(folder: string): Promise<Target | undefined> {
	const lines = async (...args: string[]) =>
		((await orUndefined(git(folder, ...args))) ?? "").trim().split("\n");
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

const enqueueFetch = serialQueue();

/** Runs one fetch at a time, because parallel fetches would lock the same repository files. */
export function fetchFrom(folder: string, { remote }: Target): Promise<string> {
	return enqueueFetch(() => git(folder, "fetch", "--quiet", "--prune", remote));
}

/**
 * Returns the published commit on which the local changes are based, or git's empty tree if nothing
 * is published.
 */
export async function baseOf(folder: string, { ref }: Target): Promise<string> {
	const base = await orUndefined(git(folder, "merge-base", ref, "HEAD"));
	return base?.trim() || "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}

export async function changedSince(folder: string, base: string) {
	const list = async (...args: string[]) =>
		(await git(folder, ...args, "-z", "--", ".")).split("\0").filter(Boolean);
	return [
		...(await list("diff", "--name-only", "--relative", base)),
		...(await list("ls-files", "--others", "--exclude-standard")),
	];
}

export async function unpushed(
	folder: string,
	{ ref }: Target,
): Promise<string[]> {
	const range = (await orUndefined(git(folder, "rev-parse", "--verify", ref)))
		? [`${ref}..HEAD`]
		: ["HEAD"];
	const log = await git(folder, "log", "--format=%h", ...range, "--", ".");
	return log.split("\n").filter(Boolean);
}

/**
 * Merges the fetched changes of other people. Does nothing if there is a local commit, or if the
 * merge would overwrite a changed file.
 */
export async function fastForward(folder: string): Promise<void> {
	const target = await targetOf(folder);
	if (target)
		await orUndefined(git(folder, "merge", "--quiet", "--ff-only", target.ref));
}
