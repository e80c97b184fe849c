import { useSyncExternalStore } from "react";
import { safeStorage } from "#lib/storage.ts";
import { privacyChoiceKey } from "#lib/stored-keys.ts";

const choices = ["agreed", "declined"] as const;
type PrivacyChoice = (typeof choices)[number];

/** What a visitor wants; "signal" is the browser's own opt-out, "unasked" counts as no. */
type Consent = PrivacyChoice | "signal" | "unasked";

const store = safeStorage(() => localStorage);
const listeners = new Set<() => void>();

/** The choice of this visit, for browsers whose storage is blocked. */
let chosen: PrivacyChoice | undefined;
/** The visitor wants to choose again. */
let isReopened = false;

/** What the visitor wants; undefined in the built HTML and until the island is hydrated. */
export function useConsent(): Consent | undefined {
	return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Whether the question stands on the page. */
export function useIsAsking(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isReopened || readConsent() === "unasked",
		() => false,
	);
}

/** Keeps the visitor's answer, for this visit at least, and takes the question away. */
export function choose(choice: PrivacyChoice): void {
	chosen = choice;
	isReopened = false;
	store.setItem(privacyChoiceKey, choice);
	// A storage that is full keeps what it had: better nothing than the opposite of what was chosen.
	if (store.getItem(privacyChoiceKey) !== choice)
		store.removeItem(privacyChoiceKey);
	notify();
}

/** Puts the question on the page again; what was chosen holds until it is answered. */
export function askAgain(): void {
	isReopened = true;
	notify();
}

function readConsent(): Consent {
	// A no that nobody has to repeat, whatever was chosen before (https://w3c.github.io/gpc/).
	if (Reflect.get(navigator, "globalPrivacyControl") === true) return "signal";
	const stored = store.getItem(privacyChoiceKey);
	return choices.find((choice) => choice === stored) ?? chosen ?? "unasked";
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	// The choice was made in another tab, or on another page before this one came back from the back/forward cache.
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
