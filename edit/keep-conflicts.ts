import { writeVersion } from "#model/edit/drafts.ts";
import type { DraftFiles } from "./draft-files.ts";
import { type PictureStore, picturePath } from "./picture-store.ts";
import type { PublishConflict } from "./publish-changes.ts";

/** Makes drafts of a person's files before a publication replaces them. */
export async function keepConflicts(
	person: string,
	conflicts: readonly PublishConflict[],
	draftFiles: DraftFiles,
	pictures: PictureStore,
): Promise<void> {
	const versions = { ...(await draftFiles.read(person)) };
	for (const conflict of conflicts) {
		const { path } = conflict;
		const textOf = async (bytes: Buffer | null) =>
			bytes && (picturePath.test(path) ? pictures.keep(bytes) : `${bytes}`);
		const base = await textOf(conflict.base);
		const mine = await textOf(conflict.mine);
		// A draft made since the save contains the saved text, so it needs the same base.
		const later = versions[path]?.find((draft) => draft.base === mine);
		versions[path] = await writeVersion(versions[path] ?? [], {
			replaces: later ? [later.hash] : [],
			draft: { base, text: later ? later.text : mine },
		});
	}
	await draftFiles.write(person, versions);
}
