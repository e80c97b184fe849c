import type { Versions } from "#model/edit/drafts.ts";
import type { Forms } from "#model/edit/tasks.ts";
import type { Pictures } from "../picture-store.ts";
import type { Progress } from "../publishing-state.ts";

/** The server's response to `GET state`. */
export type ServerState = Pictures & {
	saved: Readonly<Record<string, string>>;
	versions: Versions;
	forms: Forms;
	publishing: Progress;
	pictureKey: string;
	draftsOfOthers: readonly { person: string; files: readonly string[] }[];
	notices: readonly string[];
};
