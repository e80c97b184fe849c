import type { DraftWrite } from "#model/edit/drafts.ts";

type Writes = Readonly<Record<string, DraftWrite>>;

const keyOf = (person: string) => `unsent drafts of ${person}`;

/** Keeps drafts that the server has not received. Returns false if the browser stores nothing. */
export function keepUnsent(person: string, writes: Writes): boolean {
	try {
		localStorage.setItem(keyOf(person), JSON.stringify(writes));
		return true;
	} catch {
		return false;
	}
}

export function keptUnsent(person: string): Writes {
	try {
		return JSON.parse(localStorage.getItem(keyOf(person)) ?? "{}");
	} catch {
		return {};
	}
}

export function forgetUnsent(person: string): void {
	try {
		localStorage.removeItem(keyOf(person));
	} catch {
		// Nothing is stored if the browser blocks storage.
	}
}
