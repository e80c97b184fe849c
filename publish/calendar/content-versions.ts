import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { files } from "#model/files.ts";

const run = promisify(execFile);

type Instant = number;

/** `replacedAt` is undefined for the current version of a file. */
export type FileVersion = { text: string; replacedAt: Instant | undefined };

export type ContentVersions = {
	changedAt: Instant;
	events: readonly FileVersion[];
	schedule: readonly FileVersion[];
	/** False if git is missing, the clone is shallow, or git does not track the events file. */
	isComplete: boolean;
};

/** Fifty versions cover a year of weekly changes. */
const versionsRead = 50;

/**
 * Reads earlier versions of a content folder from git (docs/decisions/0018-calendar-versions.md).
 * If a file is untracked or has uncommitted changes, its modification time is the time of the last
 * change.
 */
export async function readContentVersions(
	folder: string,
): Promise<ContentVersions> {
	const isShallow = await git(
		folder,
		"rev-parse",
		"--is-shallow-repository",
	).catch(() => "true");
	const events = await versionsOf(folder, files.events.path);
	return {
		changedAt: await lastChange(folder, "*.yaml"),
		events,
		schedule: await versionsOf(folder, files.schedule.path),
		isComplete: isShallow.trim() === "false" && events.length > 1,
	};
}

async function lastChange(folder: string, pattern: string): Promise<Instant> {
	const [last] = await commits(folder, pattern, 1);
	const changed = last
		? await uncommittedFiles(folder, pattern)
		: globSync(pattern, { cwd: folder }).join("\n");
	const edits = changed
		.split("\n")
		.filter((file) => file !== "")
		.flatMap((file) => {
			const stats = statSync(join(folder, file), { throwIfNoEntry: false });
			return stats ? [stats.mtimeMs] : [];
		});
	if (!last) return wholeSecond(Math.max(0, ...edits));
	// Uncommitted edits must be newer than the last commit, even if this machine's clock is wrong.
	return changed === ""
		? last.at
		: wholeSecond(Math.max(last.at + 1000, ...edits));
}

/** Lists staged, unstaged and untracked files, one per line. */
async function uncommittedFiles(
	folder: string,
	pattern: string,
): Promise<string> {
	const paths = ["--", pathspec(pattern)];
	const changed = ["diff", "--name-only", "--relative", "HEAD", ...paths];
	const untracked = ["ls-files", "--others", "--exclude-standard", ...paths];
	return (await git(folder, ...changed)) + (await git(folder, ...untracked));
}

/** iCalendar times have no fractions of a second. */
function wholeSecond(instant: Instant): Instant {
	return Math.floor(instant / 1000) * 1000;
}

async function versionsOf(
	folder: string,
	file: string,
): Promise<FileVersion[]> {
	const current = await readFile(join(folder, file), "utf8");
	const committed = await commits(folder, file, versionsRead);
	const texts = await Promise.all(
		committed.map(({ hash }) =>
			git(folder, "show", `${hash}:./${file}`).catch(() => ""),
		),
	);
	const isChanged = texts.length > 0 && texts[0] !== current;
	const editedAt = isChanged ? await lastChange(folder, file) : undefined;
	return [
		{ text: current, replacedAt: undefined },
		...texts.map((text, position) => ({
			text,
			replacedAt: committed[position - 1]?.at ?? editedAt,
		})),
	];
}

/**
 * Returns the commits that changed matching files, newest first. Skips the commits inside merged
 * branches, because only the merge was published.
 */
async function commits(folder: string, pattern: string, count: number) {
	const output = await git(
		folder,
		"log",
		"--first-parent",
		`-n${count}`,
		"--format=%H %ct",
		"--",
		pathspec(pattern),
	).catch(() => "");
	return output
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => {
			const [hash = "", seconds] = line.split(" ");
			return { hash, at: Number(seconds) * 1000 };
		});
}

/** Without `:(glob)`, a star would also match slashes. */
function pathspec(pattern: string): string {
	return `:(glob)${pattern}`;
}

async function git(folder: string, ...args: string[]): Promise<string> {
	const { stdout } = await run("git", args, {
		cwd: folder,
		maxBuffer: 2 ** 26,
		env: { ...process.env, LC_ALL: "C" },
	});
	return stdout;
}
