import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The content of `/build.json`, the only published file that depends on the time of the build. */
export type BuildInfo = {
	/** The site's address in content/site.yaml. */
	url: string;
	/** null if git failed. */
	commit: string | null;
	hasUncommittedChanges: boolean;
	/** ISO 8601, in UTC. */
	builtAt: string;
	counts: Readonly<Record<string, number>>;
	/** Hash of each page's HTML, keyed by path. */
	pages: Readonly<Record<string, string>>;
};

export function pageHash(html: string): string {
	return createHash("sha256").update(html).digest("hex").slice(0, 12);
}

/** Returns `commit: null` when git fails. */
export async function readCommit(): Promise<
	Pick<BuildInfo, "commit" | "hasUncommittedChanges">
> {
	try {
		const head = await run("git", ["rev-parse", "HEAD"]);
		const status = await run("git", ["status", "--porcelain"]);
		return {
			commit: head.stdout.trim(),
			hasUncommittedChanges: status.stdout !== "",
		};
	} catch {
		return { commit: null, hasUncommittedChanges: false };
	}
}

export function parseBuildInfo(text: string): BuildInfo | undefined {
	try {
		const info = JSON.parse(text);
		return typeof info.pages === "object" ? info : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Returns two lines for the terminal: the site's address with counts, and the pages that changed
 * since the last build.
 */
export function summarizeBuild(
	info: BuildInfo,
	before: BuildInfo | undefined,
): string {
	const counts = Object.entries(info.counts).map(
		([name, count]) => `${count} ${name}`,
	);
	const commit = info.commit
		? `commit ${info.commit.slice(0, 9)}${info.hasUncommittedChanges ? " with uncommitted changes" : ""}`
		: "no commit";
	return `${info.url}: ${[...counts, commit].join(", ")}\n${before ? describeChanges(before, info) : "There is no earlier build to compare with."}`;
}

function describeChanges(before: BuildInfo, after: BuildInfo): string {
	const paths = Object.keys({ ...before.pages, ...after.pages }).toSorted();
	const lists = {
		added: paths.filter((path) => !(path in before.pages)),
		removed: paths.filter((path) => !(path in after.pages)),
		changed: paths.filter(
			(path) =>
				path in before.pages &&
				path in after.pages &&
				before.pages[path] !== after.pages[path],
		),
	};
	const parts = Object.entries(lists).flatMap(([kind, list]) =>
		list.length > 0 ? [`${list.length} ${kind} (${shorten(list)})`] : [],
	);
	return `Pages since the build before: ${parts.join(", ") || "all the same"}`;
}

const pathsShown = 5;

function shorten(paths: readonly string[]): string {
	const more = paths.length - pathsShown;
	const shown = paths.slice(0, pathsShown).join(" ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Returns the record of the last build and replaces it with `info`. */
export async function replaceBuildRecord(
	file: string,
	info: BuildInfo,
): Promise<BuildInfo | undefined> {
	const before = await readFile(file, "utf8").then(
		parseBuildInfo,
		() => undefined,
	);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify(info));
	return before;
}
