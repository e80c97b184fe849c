import { z } from "zod";
import { formOf } from "#model/edit/form.ts";
import { folders, requiredFiles } from "#model/files.ts";
import { writesSchema } from "./draft-files.ts";
import type { Routes } from "./requests.ts";
import { UserError } from "./user-error.ts";
import type { Workspace } from "./workspace.ts";

/** The requests that the editor's page may send. */
export function createRoutes(workspace: Workspace): Routes {
	const forms = {
		files: requiredFiles.map(({ path, schema, page }) => ({
			path,
			form: formOf(schema),
			address: page?.address,
		})),
		folders: Object.values(folders).map(({ path, ending, schema }) => ({
			path,
			ending,
			form: formOf(schema),
		})),
	};
	return {
		"GET /api/state": async () => ({ ...(await workspace.open(owner)), forms }),
		"GET /api/publishing": () => workspace.publishing(),
		"PUT /api/drafts": (_name, body) =>
			workspace.write(owner, read(body, writesSchema, "These are no drafts")),
		"PUT /api/pictures": async (name, body) => ({
			hash: await workspace.storePicture(name, body),
		}),
		"GET /pictures": (name) => workspace.viewPicture(owner, name),
		"POST /api/save": (_name, body) =>
			workspace.save(owner, read(body, hashes, "It names no changes")),
		"POST /api/publish": (_name, body) => {
			const error = "A change needs a sentence that says what it is";
			return workspace.publish(owner, read(body, message, error).message);
		},
	};
}

/** Until there is a login, all windows are those of one person. */
const owner = "owner";

const hashes = z.record(z.string(), z.string());

const message = z.object({ message: z.string().regex(/\S/) });

/** Validates what a page sends. */
function read<Sent>(body: Buffer, schema: z.ZodType<Sent>, error: string) {
	let json: unknown;
	try {
		json = JSON.parse(body.toString("utf8"));
	} catch {
		throw new UserError(400, "This cannot be read");
	}
	const { data } = schema.safeParse(json);
	if (data === undefined) throw new UserError(400, error);
	return data;
}
