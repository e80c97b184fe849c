import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export async function bytesIn(folder: string): Promise<Map<string, string>> {
	const bytes = new Map<string, string>();
	for (const entry of await readdir(folder, {
		recursive: true,
		withFileTypes: true,
	})) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile())
			bytes.set(path.slice(folder.length + 1), await readFile(path, "base64"));
	}
	return bytes;
}
