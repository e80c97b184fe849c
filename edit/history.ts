import type { TextChange } from "#model/edit/describe-changes.ts";
import { entryOf } from "#model/files.ts";
import { bytesAt, git, orUndefined } from "./git.ts";
import { picturePath } from "./picture-store.ts";
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
 * Returns the files of a published change, keyed by path. For a picture, `before` and `after` are
 * hashes from `keepPicture`, as in a draft. Throws a UserError if there is no such change.
 */
export async function changeOf(
	folder: string,
	commit: string,
	keepPicture: (bytes: Buffer) => Promise<string>,
): Promise<Record<string, TextChange>> {
	const history = await historyOf(folder);
	if (!history.some((change) => change.commit === commit))
		throw new UserError(404, "There is no such change");
	const changes: Record<string, TextChange> = {};
	for (const { path, before, after } of await filesOf(folder, commit)) {
		const isPicture = picturePath.test(path);
		if (!isPicture && !entryOf(path)) continue;
		const textOf = async (bytes: Buffer | null) =>
			bytes && (isPicture ? keepPicture(bytes) : bytes.toString());
		changes[path] = {
			before: await textOf(before),
			after: await textOf(after),
		};
	}
	return changes;
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
