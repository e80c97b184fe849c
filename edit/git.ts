import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "./workspace.ts";

const run = promisify(execFile);

/** Whether a change can be published from here: the folder is in a repository that has a place to push to. */
export async function canPublish(folder: string): Promise<boolean> {
	const remotes = await git(folder, "remote").catch(() => "");
	return remotes.trim() !== "";
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
		const said = error instanceof Error ? error.message : String(error);
		throw new Refusal(
			502,
			`It is saved in the folder, but git could not publish it: ${said.split("\n").slice(1).join(" ").trim() || said}`,
		);
	}
}

async function git(folder: string, ...args: string[]): Promise<string> {
	const { stdout } = await run("git", args, {
		cwd: folder,
		// A question would wait for an answer that nobody gives.
		env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
	});
	return stdout;
}
