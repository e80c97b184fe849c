import { clearProviderStorage } from "#lib/storage-keys.ts";

/**
 * Cleans up again when the page is left, because a provider's script may store contacts until then.
 */
export function clearProviderStorageOnLeave(): void {
	clearProviderStorage();
	addEventListener("pagehide", clearProviderStorage);
}
