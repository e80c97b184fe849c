import type { Draft } from "#model/edit/drafts.ts";
import { unusedPictureName } from "#model/edit/names.ts";
import { api } from "../api.ts";
import type { Editing } from "../editing.ts";

/**
 * Replaces the picture `name` and returns its file name. Without `name`, adds a picture named after
 * the uploaded file, or returns the name of an identical picture.
 */
export async function uploadPicture(
	{ serverState, readWindowDrafts, write, flush, announce }: Editing,
	picture: File,
	name = "",
): Promise<string> {
	const { hash, extension } = await api<{ hash: string; extension: string }>(
		"PUT",
		name ? `pictures/${name}` : "pictures",
		picture,
	);
	// Reads the newest drafts, because another upload may have ended during this upload.
	const hashes = pictureHashes(serverState.saved, readWindowDrafts().drafts);
	const [same] = [...hashes].find(([, one]) => one === hash) ?? [];
	if (!name && same) {
		announce(`This picture is there already: ${same}.`);
		return same;
	}
	if (name && hashes.get(name) === hash) {
		announce("This is the picture that is there already.");
		return name;
	}
	const takenNames = new Set(hashes.keys());
	const file = name || unusedPictureName(picture.name, extension, takenNames);
	write(`images/${file}`, hash);
	announce(
		name
			? `${file} is replaced. Check the descriptions of the old picture on the pages that show it.`
			: `Added ${file}.`,
		{ canUndo: true },
	);
	// Waits until the server has the picture: a field with an unknown one is reported as wrong.
	await flush().catch(() => undefined);
	return file;
}

function pictureHashes(
	saved: Readonly<Record<string, string>>,
	drafts: Readonly<Record<string, Draft>>,
): Map<string, string> {
	const hashes = new Map<string, string>();
	for (const path of Object.keys({ ...saved, ...drafts })) {
		const draft = drafts[path];
		const hash = draft ? draft.text : saved[path];
		if (path.startsWith("images/") && hash) hashes.set(path.slice(7), hash);
	}
	return hashes;
}
