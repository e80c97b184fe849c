import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The content of `/build.json`, which alone differs between builds of one commit on one day. */
export type BuildInfo = {
	url: string;
	/** null if git failed. */
	commit: string | null;
	hasUncommittedChanges: boolean;
	/** ISO 8601, in UTC. */
	builtAt: string;
	counts: Readonly<Record<string, number>>;
};

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
		return typeof info.builtAt === "string" ? info : undefined;
	} catch {
		return undefined;
	}
}

export function summarizeBuild(info: BuildInfo): string {
	const counts = Object.entries(info.counts).map(
		([name, count]) => `${count} ${name}`,
	);
	const commit = info.commit
		? `commit ${info.commit.slice(0, 9)}${info.hasUncommittedChanges ? " with uncommitted changes" : ""}`
		: "no commit";
	return `${info.url}: ${[...counts, commit].join(", ")}`;
}
