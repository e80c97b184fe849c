import { z } from "zod";
import { formOf } from "#model/edit/form.ts";
import { folders, requiredFiles } from "#model/files.ts";
import { publish, publishingOf } from "./git.ts";
import type { Answers } from "./requests.ts";
import { Refusal, type Workspace } from "./workspace.ts";

type Options = {
	workspace: Workspace;
	/** The content folder, absolute. */
	folder: string;
	/** Settles with the origin of the site in the frame when it answers. */
	isSiteReady: Promise<unknown>;
};

/** What the editor's page may ask for. */
export function answersOf({
	workspace,
	folder,
	isSiteReady,
}: Options): Answers {
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
		"GET /api/state": async () => ({
			...(await workspace.open()),
			forms,
			publishing: await publishingOf(folder),
		}),
		// Answered when the frame can show it.
		"GET /api/site": async () => ({ origin: await isSiteReady }),
		"PUT /api/drafts": (_name, body) =>
			workspace.keep(read(body, drafts, "These are no drafts")),
		"PUT /api/pictures": (name, body) => workspace.keepPicture(name, body),
		"GET /pictures": (name) => workspace.viewPicture(name),
		"POST /api/save": () => workspace.save(),
		"POST /api/publish": (_name, body) => {
			const refusal = "A change needs a sentence that says what it is";
			return publish(folder, read(body, message, refusal).message);
		},
	};
}

const drafts = z.record(
	z.string(),
	z.object({ base: z.string(), text: z.string().nullable() }),
);

const message = z.object({ message: z.string().regex(/\S/) });

/** What a page sends is checked before anything is done with it. */
function read<Sent>(body: Buffer, schema: z.ZodType<Sent>, refusal: string) {
	let json: unknown;
	try {
		json = JSON.parse(body.toString("utf8"));
	} catch {
		throw new Refusal(400, "This cannot be read");
	}
	const { data } = schema.safeParse(json);
	if (data === undefined) throw new Refusal(400, refusal);
	return data;
}
