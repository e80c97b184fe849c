import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { git, orUndefined, textAt } from "./git.ts";
import { onlineBuild } from "./online-build.ts";
import type { CommandResult, PublishCommand } from "./publish-command.ts";
import {
	baseOf,
	changedSince,
	fetchFrom,
	targetOf,
	unpushed,
} from "./remote-branch.ts";

type RemoteComparison = {
	/** "unknown": the remote did not answer. */
	state: "noRemote" | "done" | "waiting" | "unknown";
	/**
	 * The published text of each file whose saved text differs from it, keyed by path. A new file has
	 * null. A published picture has "".
	 */
	published: Readonly<Record<string, string | null>>;
};

/** How far the saved changes are on their way to the public site. */
export type PublishStatus = RemoteComparison & {
	/**
	 * Build time of the public site; null if the site lacks published changes or cannot be reached.
	 */
	onlineSince: string | null;
	/** True if the public site responds but lacks the published changes. */
	isOutdated: boolean;
	command: CommandResult | null;
};

export async function readPublishStatus(
	folder: string,
	command: PublishCommand | undefined,
): Promise<PublishStatus> {
	const path = join(folder, "site.yaml");
	const site = await readFile(path, "utf8").catch(() => "");
	const [comparison, build] = await Promise.all([
		compareWithRemote(folder, true),
		onlineBuild(site),
	]);
	const isOnline =
		build?.commit && (await containsPublished(folder, build.commit));
	return {
		...comparison,
		onlineSince: isOnline ? build.builtAt : null,
		isOutdated: isOnline === false,
		command: command?.last ?? null,
	};
}

/**
 * Compares the content folder with its remote branch. If `shouldFetch` is true, fetches the branch
 * first.
 */
export async function compareWithRemote(
	folder: string,
	shouldFetch: boolean,
): Promise<RemoteComparison> {
	const target = await targetOf(folder);
	if (!target) return { state: "noRemote", published: {} };
	const hasFetched =
		shouldFetch && (await orUndefined(fetchFrom(folder, target))) !== undefined;
	const base = await baseOf(folder, target);
	const published: Record<string, string | null> = {};
	for (const path of await changedSince(folder, base)) {
		const text = await textAt(folder, base, path);
		published[path] = text && (path.startsWith("images/") ? "" : text);
	}
	const isDone =
		Object.keys(published).length === 0 &&
		(await unpushed(folder, target)).length === 0;
	const state = !isDone ? "waiting" : hasFetched ? "done" : "unknown";
	return { state, published };
}

/**
 * Returns true if a commit contains all published changes of the content. Returns undefined if the
 * local repository lacks the commit, for example if the site was built from another repository.
 */
export async function containsPublished(
	folder: string,
	commit: string,
): Promise<boolean | undefined> {
	const target = await targetOf(folder);
	const hasCommit =
		(await orUndefined(git(folder, "cat-file", "-e", commit))) !== undefined;
	if (!target || !hasCommit) return undefined;
	const log = ["log", "-1", "--format=%H", target.ref, "--", "."];
	const last = (await orUndefined(git(folder, ...log)))?.trim();
	if (!last) return undefined;
	const isIn = git(folder, "merge-base", "--is-ancestor", last, commit);
	return (await orUndefined(isIn)) !== undefined;
}
