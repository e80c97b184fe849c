import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { repositoryCopies } from "./repository-copies.ts";

/**
 * Returns a function that creates a clone "here" of the repository "remote". The clone contains one
 * price, a code file and the given uncommitted files.
 */
export function gitCheckouts() {
	const repositories = repositoryCopies(async (root) => {
		const { git, clone, write } = operationsIn(root);
		git(".", "init", "--bare", "--initial-branch=main", "remote");
		clone("here");
		await write({ "content/prices.yaml": "silver: 79\n", "code.ts": "1\n" });
		git("here", "add", ".");
		git("here", "commit", "-m", "Begin");
		git("here", "push");
	});
	return async (files: Readonly<Record<string, string>> = {}) => {
		const root = await repositories();
		const checkout = operationsIn(root);
		checkout.git("here", "remote", "set-url", "origin", join(root, "remote"));
		await checkout.write(files);
		return checkout;
	};
}

function operationsIn(root: string) {
	const git = (folder: string, ...args: string[]) =>
		execFileSync("git", args, {
			cwd: join(root, folder),
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	const clone = (name: string) => {
		git(".", "clone", "remote", name);
		git(name, "config", "user.name", "Maren");
		git(name, "config", "user.email", "maren@gym.example");
	};
	const write = async (
		files: Readonly<Record<string, string>>,
		folder = "here",
	) => {
		for (const [name, text] of Object.entries(files)) {
			const path = join(root, folder, name);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, text);
		}
	};
	return {
		root,
		content: join(root, "here/content"),
		git,
		clone,
		write,
		/** Publishes files from another clone, as the commit "Theirs". */
		async publishTheirs(files: Readonly<Record<string, string>>) {
			clone("there");
			await write(files, "there");
			git("there", "add", ".");
			git("there", "commit", "-m", "Theirs");
			git("there", "push");
		},
	};
}
