import { clearProviderStorage } from "#lib/storage-keys.ts";

/**
 * Clears the provider's storage now, and again on `pagehide`, because the provider's script may
 * have stored contacts.
 */
export function clearProviderStorageOnLeave(): void {
	clearProviderStorage();
	addEventListener("pagehide", clearProviderStorage);
}
