import { useSyncExternalStore } from "react";
import { guardedStore } from "#lib/storage.ts";
import {
	type Consent,
	type PrivacyChoice,
	parsePrivacyChoice,
	privacyKey,
	resolveConsent,
} from "./consent.ts";

const store = guardedStore(() => localStorage);
const listeners = new Set<() => void>();

/** The choice of this visit, for browsers whose storage is blocked. */
let chosen: PrivacyChoice | undefined;
/** The visitor wants to choose again. */
let isReopened = false;

/** What the visitor wants; undefined in the built HTML and until React has taken over. */
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
	store.setItem(privacyKey, choice);
	// A storage that is full keeps what it had: better nothing than the opposite of what was chosen.
	if (store.getItem(privacyKey) !== choice) store.removeItem(privacyKey);
	notify();
}

/** Puts the question on the page again; what was chosen holds until it is answered. */
export function askAgain(): void {
	isReopened = true;
	notify();
}

function readConsent(): Consent {
	const stored = parsePrivacyChoice(store.getItem(privacyKey));
	const hasSignal = Reflect.get(navigator, "globalPrivacyControl") === true;
	return resolveConsent(stored ?? chosen, hasSignal);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	// A choice made in another tab of the site.
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

function notify(): void {
	for (const listener of listeners) listener();
}
