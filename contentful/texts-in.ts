import { existsSync } from "node:fs";
import { readTexts } from "../publish/content/read-content.ts";

/** The texts of a content folder by path; none where there is no folder. */
export async function textsIn(folder: string): Promise<Map<string, string>> {
	if (!existsSync(folder)) return new Map();
	const decoder = new TextDecoder();
	return new Map(
		[...(await readTexts(folder))].map(([path, bytes]) => [
			path,
			decoder.decode(bytes),
		]),
	);
}
