import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pull } from "../../../contentful/pull.ts";
import { readSpace } from "../../../contentful/read-space.ts";
import type { ContentfulStandIn } from "./contentful-stand-in.ts";

type Options = { isWriting?: boolean; areDrafts?: boolean; token?: string };

/** `npm run content:pull` into a folder: the SDK asks the stand-in. */
export async function pullInto(
	folder: string,
	standIn: ContentfulStandIn,
	{ isWriting = true, areDrafts = false, token = standIn.token }: Options = {},
) {
	const space = await readSpace({
		spaceId: standIn.spaceId,
		environment: "master",
		token,
		host: standIn.host,
		areDrafts,
	});
	return pull({
		space,
		folder,
		linkTo: ({ what, id }) => `app/${what}/${id}`,
		fetchBytes: standIn.fetchBytes,
		isWriting,
	});
}

/** The bytes of every file of a folder, by path. */
export async function bytesIn(folder: string): Promise<Map<string, string>> {
	const entries = await readdir(folder, {
		recursive: true,
		withFileTypes: true,
	});
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.toSorted();
	return new Map(
		await Promise.all(
			paths.map(
				async (path) =>
					[
						path.slice(folder.length + 1),
						await readFile(path, "base64"),
					] as const,
			),
		),
	);
}
