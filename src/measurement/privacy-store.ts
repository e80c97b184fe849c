import { useSyncExternalStore } from "react";
import { safeStorage } from "#lib/storage.ts";
import { privacyChoiceKey } from "#lib/storage-keys.ts";

const choices = ["agreed", "declined"] as const;
type PrivacyChoice = (typeof choices)[number];

type Consent = PrivacyChoice | "signal" | "unasked";

const store = safeStorage(() => localStorage);
const listeners = new Set<() => void>();

let unstoredChoice: PrivacyChoice | undefined;
let isReopened = false;

export function useConsent(): Consent | undefined {
	return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

export function useIsConsentBannerOpen(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isReopened || readConsent() === "unasked",
		() => false,
	);
}

export function storeChoice(choice: PrivacyChoice): void {
	unstoredChoice = choice;
	isReopened = false;
	store.setItem(privacyChoiceKey, choice);
	// If the storage is full, the old choice stays. It may be the opposite of the new choice.
	if (store.getItem(privacyChoiceKey) !== choice) removeStoredChoice();
	notify();
}

function removeStoredChoice(): void {
	try {
		localStorage.removeItem(privacyChoiceKey);
	} catch {
		// Ignores the error. If the storage is blocked, readConsent finds no choice in it.
	}
}

export function reopenConsentBanner(): void {
	isReopened = true;
	notify();
}

function readConsent(): Consent {
	// Global Privacy Control overrides every choice (https://w3c.github.io/gpc/).
	if (Reflect.get(navigator, "globalPrivacyControl") === true) return "signal";
	const stored = store.getItem(privacyChoiceKey);
	return (
		choices.find((choice) => choice === stored) ?? unstoredChoice ?? "unasked"
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	// The choice may change in another tab, or before the back/forward cache restores this page.
	addEventListener("storage", listener);
	addEventListener("pageshow", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}

function notify(): void {
	for (const listener of listeners) listener();
}
