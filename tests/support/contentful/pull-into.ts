import { pull } from "../../../contentful/pull.ts";
import { readSpace } from "../../../contentful/read-space.ts";
import type { FakeContentful } from "./fake-contentful.ts";

export async function pullInto(
	folder: string,
	standIn: Pick<FakeContentful, "spaceId" | "token" | "host" | "fetchBytes">,
	{ isWriting = true, areDrafts = false } = {},
) {
	const space = await readSpace({
		spaceId: standIn.spaceId,
		environment: "master",
		token: standIn.token,
		host: standIn.host,
		areDrafts,
	});
	return pull({
		space,
		folder,
		sourceUrl: ({ what, id }) => `app/${what}/${id}`,
		fetchBytes: standIn.fetchBytes,
		isWriting,
	});
}
