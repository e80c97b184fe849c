import { z } from "zod";
import { writesSchema } from "./draft-files.ts";
import { forms } from "./forms.ts";
import { pictureKey } from "./frame-files.ts";
import { UserError } from "./user-error.ts";
import type { Workspace } from "./workspace.ts";

type Routes = Readonly<
	Record<string, (request: RouteRequest) => Promise<unknown>>
>;

type RouteRequest = {
	name: string;
	body: Buffer;
	person: string;
};

export type RouteOptions = {
	workspace: Workspace;
	authorOf?: (person: string) => { name: string; email: string };
};

export function createRoutes({ workspace, authorOf }: RouteOptions): Routes {
	return {
		"GET /api/state": async ({ person }) => ({
			...(await workspace.open(person)),
			forms,
			pictureKey,
			person,
		}),
		"GET /api/publishing": () => workspace.publishing(),
		"GET /api/history": ({ name }) =>
			name ? workspace.versionsOf(name) : workspace.history(),
		"GET /api/hashes": ({ person }) => workspace.hashes(person),
		"PUT /api/drafts": ({ person, body }) =>
			workspace.write(person, read(body, writesSchema, "These are no drafts")),
		"PUT /api/pictures": ({ name, body }) => workspace.pictures.add(name, body),
		"POST /api/save": ({ person, body }) =>
			workspace.save(person, read(body, hashes, "It names no changes")),
		"POST /api/publish": ({ person }) =>
			workspace.publish(person, authorOf?.(person)),
	};
}

const hashes = z.record(z.string(), z.string());

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
