import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRemote, git } from "./git.ts";
import { repositoryCopies } from "./repository-copies.ts";

/**
 * Returns a function that creates a clone "here" of the repository "remote". The clone contains one
 * price, a picture, a code file and the given uncommitted files.
 */
export function gitCheckouts() {
	const repositories = repositoryCopies(async (root) => {
		const { write } = operationsIn(root);
		await write({
			"content/pricing.yaml": "silver: 79\n",
			"content/images/door.jpg": "door",
			"code.ts": "1\n",
		});
		createRemote(join(root, "remote"), join(root, "here"));
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
	/** Writes files; removes a file whose text is null. */
	const write = async (
		files: Readonly<Record<string, string | null>>,
		folder = "here",
	) => {
		for (const [name, text] of Object.entries(files)) {
			const path = join(root, folder, name);
			await mkdir(dirname(path), { recursive: true });
			if (text === null) await rm(path);
			else await writeFile(path, text);
		}
	};
	return {
		root,
		content: join(root, "here/content"),
		git: (folder: string, ...args: string[]) =>
			git(join(root, folder), ...args),
		write,
		/** Publishes files from another clone, as the commit "Theirs". */
		async publishTheirs(files: Readonly<Record<string, string | null>>) {
			const there = join(root, "there");
			git(root, "clone", "remote", there);
			await write(files, "there");
			git(there, "add", ".");
			git(there, "commit", "-m", "Theirs");
			git(there, "push");
		},
	};
}
