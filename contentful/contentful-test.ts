import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { textsIn } from "../publish/content/read-content.ts";
import { FakeContentful } from "../tests/support/contentful/fake-contentful.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { linkTo } from "./columns.ts";
import { exportOf, spaceOf } from "./export.ts";

const exports = new Map<string, ReturnType<typeof exportOf>>();

async function exportFrom(folder: string) {
	const { space, problems } = spaceOf(
		await textsIn(folder),
		await readdir(join(folder, "images")),
	);
	if (problems.length > 0) throw new Error(JSON.stringify(problems));
	return exportOf(space);
}

export async function spaceFrom(folder: string): Promise<FakeContentful> {
	const made = exports.get(folder) ?? (await exportFrom(folder));
	exports.set(folder, made);
	const fake = new FakeContentful(
		structuredClone(made),
		join(folder, "images"),
	);
	onTestFinished(() => fake.close());
	return fake.listen();
}

export async function newFolder(): Promise<string> {
	return join(await temporaryFolder(), "content");
}

export function entrySys(type: string, id: string) {
	return { type: "Entry", id, contentType: linkTo("ContentType", type) };
}

/** Fields in the format of the API. */
export function inEnglish(fields: Record<string, unknown>) {
	return Object.fromEntries(
		Object.entries(fields).map(([id, value]) => [id, { "en-US": value }]),
	);
}
