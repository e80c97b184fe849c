import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { git, orUndefined } from "./git.ts";
import { targetOf, unpushed } from "./remote-branch.ts";

/** Locks that git leaves behind if the computer or the service is stopped. */
const locks = ["index.lock", "HEAD.lock", "config.lock"];

/**
 * Runs a change of the repository, such as a publication. Until it ends, a file in the Git folder
 * names the commit from before, so that `recover` can undo a change that was killed.
 */
export async function recoverable<Result>(
	folder: string,
	change: () => Promise<Result>,
): Promise<Result> {
	await recover(folder);
	const journal = await journalOf(folder);
	const head = await orUndefined(git(folder, "rev-parse", "HEAD"));
	if (journal) await writeFile(journal, head ?? "");
	try {
		return await change();
	} finally {
		if (journal) await rm(journal, { force: true });
	}
}

/**
 * Undoes a publication that was killed: ends its rebase and turns its commit into saved changes
 * again. Leaves all other rebases and commits alone.
 */
export async function recover(folder: string): Promise<void> {
	const journal = await journalOf(folder);
	if (!journal || !existsSync(journal)) return;
	const gitFolder = join(journal, "..");
	for (const lock of locks) await rm(join(gitFolder, lock), { force: true });
	if (existsSync(join(gitFolder, "rebase-merge")))
		await git(folder, "rebase", "--abort");
	const before = (await readFile(journal, "utf8")).trim();
	const parent = await orUndefined(git(folder, "rev-parse", "HEAD~1"));
	const target = await targetOf(folder);
	const isUnpushed = target && (await unpushed(folder, target)).length > 0;
	if (before && parent?.trim() === before && isUnpushed)
		await git(folder, "reset", "--quiet", "--soft", before);
	await rm(journal, { force: true });
}

async function journalOf(folder: string): Promise<string | undefined> {
	const path = await orUndefined(
		git(folder, "rev-parse", "--absolute-git-dir"),
	);
	return path && join(path.trim(), "editor-publication");
}
