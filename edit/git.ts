import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "./workspace.ts";

const run = promisify(execFile);

/** Whether the folder is in a repository that has a place to push to, and something in it waits to be pushed. */
export type Publishing = "nowhere" | "done" | "waiting";

export async function publishingOf(folder: string): Promise<Publishing> {
	const ask = async (...args: string[]) =>
		(await git(folder, ...args).catch(() => "")).trim();
	if (!(await ask("remote"))) return "nowhere";
	const waits =
		(await ask("status", "--porcelain", "--", ".")) ||
		(await ask("log", "--format=%h", "@{upstream}..", "--", "."));
	return waits ? "waiting" : "done";
}

/** One commit of the content folder, with all that is saved in it, pushed to where its branch goes. */
export async function publish(folder: string, message: string): Promise<void> {
	try {
		await git(folder, "add", "--", ".");
		const changed = await git(folder, "status", "--porcelain", "--", ".");
		if (changed.trim() !== "")
			await git(folder, "commit", "--quiet", "-m", message, "--", ".");
		await git(folder, "push", "--quiet");
	} catch (error) {
		const said = String(Object(error).stderr || error);
		const [, words = "git says why:"] =
			reasons.find(([sign]) => sign.test(said)) ?? [];
		throw new Refusal(
			502,
			`It is saved in the folder and nothing is lost, but it is not published. ${words} ${said.trim()}`,
		);
	}
}

/** What git says (in English, as it is asked below), and what it means for an owner. */
const reasons: readonly (readonly [RegExp, string])[] = [
	[
		/tell me who you are|empty ident/i,
		"git does not know yet who you are: whoever keeps the site for you sets user.name and user.email. Then publish again. git says:",
	],
	[
		/fetch first|non-fast-forward|rejected.*behind/is,
		"Somebody else has published meanwhile: whoever keeps the site for you brings both together (git pull). Then publish again. git says:",
	],
	[
		/denied|authentication|could not read Username|403|not permitted|declined/i,
		"This computer may not publish: whoever keeps the site for you gives it the right. Then publish again. git says:",
	],
	[
		/could not resolve host|unable to access|could not read from remote/i,
		"The place that it is published from cannot be reached: is there a network? Then publish again. git says:",
	],
];

async function git(folder: string, ...args: string[]): Promise<string> {
	const { stdout } = await run("git", args, {
		cwd: folder,
		// A question would wait for an answer that nobody gives.
		env: {
			...process.env,
			GIT_TERMINAL_PROMPT: "0",
			GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
			LC_ALL: "C",
		},
	});
	return stdout;
}
