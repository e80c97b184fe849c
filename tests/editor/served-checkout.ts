import { join } from "node:path";
import { createRemote, git } from "../support/git.ts";
import { serveEditor } from "./served-editor.ts";

/** Serves an editor whose content folder is a clone of a bare repository. */
export async function serveCheckout() {
	const served = await serveEditor();
	const { folder } = served;
	const remote = join(folder, "../remote.git");
	createRemote(remote, folder);
	return {
		...served,
		remote,
		git: (...args: string[]) => git(folder, ...args),
	};
}
