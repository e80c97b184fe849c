import { removeForeignKeys } from "#lib/stored-keys.ts";

/** A provider's script may go on storing contacts until the page is left. */
export function keepStorageClean(): void {
	removeForeignKeys();
	addEventListener("pagehide", removeForeignKeys);
}
