import { formOf } from "#model/edit/form.ts";
import { folders, requiredFiles } from "#model/files.ts";
import { publish, publishingOf } from "./git.ts";
import type { Answers } from "./requests.ts";
import { type Drafts, Refusal, type Workspace } from "./workspace.ts";

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
		folders: folders.map(({ path, ending, schema }) => ({
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
		"PUT /api/drafts": (_name, body) => workspace.keep(readDrafts(body)),
		"PUT /api/pictures": (name, body) => workspace.keepPicture(name, body),
		"GET /pictures": (name) => workspace.viewPicture(name),
		"POST /api/save": () => workspace.save(),
		"POST /api/publish": (_name, body) => publish(folder, readMessage(body)),
	};
}

/** What a page sends is checked before anything is done with it. */
function readDrafts(body: Buffer): Drafts {
	const drafts = readJson(body);
	const isDrafts =
		isRecord(drafts) &&
		Object.values(drafts).every(
			(draft) =>
				isRecord(draft) &&
				typeof draft.base === "string" &&
				(typeof draft.text === "string" || draft.text === null),
		);
	if (!isDrafts) throw new Refusal(400, "These are no drafts");
	return drafts as Drafts;
}

function readMessage(body: Buffer): string {
	const said = readJson(body);
	if (isRecord(said) && typeof said.message === "string" && said.message.trim())
		return said.message;
	throw new Refusal(400, "A change needs a sentence that says what it is");
}

function readJson(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString("utf8"));
	} catch {
		throw new Refusal(400, "This cannot be read");
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
