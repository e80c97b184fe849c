import { clearProviderStorage } from "#lib/storage-keys.ts";

/**
 * Clears the provider's storage now and when the visitor leaves, because the provider's script may
 * store contacts in between.
 */
export function clearProviderStorageOnLeave(): void {
	clearProviderStorage();
	addEventListener("pagehide", clearProviderStorage);
}
