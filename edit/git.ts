import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export async function git(folder: string, ...args: string[]): Promise<string> {
	return (await runGit(folder, args)).toString();
}

export async function textAt(folder: string, commit: string, path: string) {
	return (await bytesAt(folder, commit, path))?.toString() ?? null;
}

export async function bytesAt(folder: string, commit: string, path: string) {
	const output = runGit(folder, ["show", `${commit}:./${path}`]);
	return (await orUndefined(output)) ?? null;
}

export function orUndefined<Value>(
	promise: Promise<Value>,
): Promise<Value | undefined> {
	return promise.catch(() => undefined);
}

async function runGit(folder: string, args: string[]): Promise<Buffer> {
	const { stdout } = await run("git", args, {
		cwd: folder,
		encoding: "buffer",
		timeout: 120_000,
		maxBuffer: 64 * 1024 * 1024,
		// Disables git's prompts, because git would wait forever for an answer.
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
