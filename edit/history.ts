import { attempt, bytesAt, git } from "./git.ts";
import { targetOf } from "./remote-branch.ts";

/** A published commit that changed the content. */
export type PublishedChange = {
	commit: string;
	author: string;
	/** ISO 8601. */
	at: string;
	subject: string;
};

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
