import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ContentfulStandIn } from "../tests/support/contentful/contentful-stand-in.ts";
import { exportOf, spaceOf } from "./export.ts";
import { textsIn } from "./texts-in.ts";

/** Another gym, which has all that a space may hold; small, so that its pictures are quick. */
export const gym = "tests/support/second-gym";

/** A space that the importer has made of a folder, behind a stand-in that listens. */
export async function spaceFrom(folder = gym): Promise<ContentfulStandIn> {
	const images = join(folder, "images");
	const { space, problems } = spaceOf(
		await textsIn(folder),
		await readdir(images),
	);
	if (problems.length > 0) throw new Error(JSON.stringify(problems));
	const standIn = new ContentfulStandIn(exportOf(space), images);
	onTestFinished(() => standIn.close());
	return standIn.listen();
}

/** A folder that is not there yet. */
export async function newFolder(): Promise<string> {
	const parent = await mkdtemp(join(tmpdir(), "pulled-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	return join(parent, "content");
}
