import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** Environment variables that replace the git settings of this machine. */
export const gitSettings = {
	GIT_CONFIG_GLOBAL: resolve("tests/support/gitconfig"),
	GIT_CONFIG_NOSYSTEM: "1",
};

export function git(folder: string, ...args: string[]): string {
	return execFileSync("git", args, {
		cwd: folder,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
		env: { ...process.env, ...gitSettings },
	}).trim();
}

/** Commits a folder's files and pushes them to a new repository. */
export function createRemote(remote: string, folder: string): void {
	git(folder, "init");
	git(folder, "init", "--bare", remote);
	git(folder, "remote", "add", "origin", remote);
	git(folder, "add", ".");
	git(folder, "commit", "-m", "Begin");
	git(folder, "push", "-u", "origin", "main");
}
