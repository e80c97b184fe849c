import { pull } from "../../../contentful/pull.ts";
import { readSpace } from "../../../contentful/read-space.ts";
import type { FakeContentful } from "./fake-contentful.ts";

export async function pullInto(
	folder: string,
	fake: Pick<FakeContentful, "spaceId" | "token" | "host" | "fetchBytes">,
	{ isWriting = true, areDrafts = false } = {},
) {
	const space = await readSpace({
		spaceId: fake.spaceId,
		environment: "master",
		token: fake.token,
		host: fake.host,
		areDrafts,
	});
	return pull({
		space,
		folder,
		sourceUrl: ({ what, id }) => `app/${what}/${id}`,
		fetchBytes: fake.fetchBytes,
		isWriting,
	});
}
