import { removeForeignKeys } from "#lib/stored-keys.ts";

/**
 * Cleans up again when the page is left, because a provider's script may store contacts until then.
 */
export function keepStorageClean(): void {
	removeForeignKeys();
	addEventListener("pagehide", removeForeignKeys);
}
