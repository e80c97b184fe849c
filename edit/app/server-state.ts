import type { Versions } from "#model/edit/drafts.ts";
import type { Forms } from "#model/edit/tasks.ts";
import type { SavedFile } from "../content-folder.ts";
import type { Pictures } from "../picture-store.ts";
import type { Progress } from "../publishing-state.ts";

/** The server's response to `GET state`. */
export type ServerState = Pictures & {
	saved: Record<string, SavedFile>;
	versions: Versions;
	/**
	 * The text that a draft is based on, keyed by the draft's `baseHash`. Omitted if it is still the
	 * saved text of its file.
	 */
	bases: Readonly<Record<string, string>>;
	forms: Forms;
	publishing: Progress;
	pictureKey: string;
	draftsOfOthers: readonly { person: string; files: readonly string[] }[];
	notices: readonly string[];
};
