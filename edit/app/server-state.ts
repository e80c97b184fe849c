import type { Forms } from "#model/edit/tasks.ts";
import type { Workspace } from "../workspace.ts";

/** The server's response to `GET state` (edit/routes.ts). */
export type ServerState = Awaited<ReturnType<Workspace["open"]>> & {
	forms: Forms;
	pictureKey: string;
	person: string;
};
