import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { serveEditor } from "./served-editor.ts";

/** Serves an editor whose content folder is a clone of a bare repository. */
export async function serveCheckout() {
	const served = await serveEditor();
	const { folder } = served;
	const remote = join(folder, "../remote.git");
	const git = (...args: string[]) =>
		execFileSync("git", args, {
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	git("init", "--bare", "--initial-branch=main", remote);
	git("init", "--initial-branch=main");
	git("config", "user.name", "Maren");
	git("config", "user.email", "maren@gym.example");
	git("remote", "add", "origin", remote);
	git("add", ".");
	git("commit", "-m", "Begin");
	git("push", "origin", "main");
	return { ...served, remote, git };
}
