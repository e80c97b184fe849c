import type { DraftWrite } from "#model/edit/drafts.ts";
import type { Step } from "#model/edit/undo.ts";

type Writes = Readonly<Record<string, DraftWrite>>;

const stepsKey = "undo steps";
const maxSteps = 100;

/** Keeps drafts that the server has not received. Returns false if the browser stores nothing. */
export function keepUnsent(person: string, writes: Writes): boolean {
	return keep(() => localStorage, unsentKey(person), writes);
}

export function keptUnsent(person: string): Writes {
	return kept(() => localStorage, unsentKey(person), {});
}

export function forgetUnsent(person: string): void {
	keepUnsent(person, {});
}

/** Keeps the undo steps of this tab, because a phone reloads tabs that were in the background. */
export function keepSteps(steps: readonly Step[]): void {
	keep(() => sessionStorage, stepsKey, steps.slice(-maxSteps));
}

export function keptSteps(): readonly Step[] {
	return kept(() => sessionStorage, stepsKey, []);
}

function unsentKey(person: string): string {
	return `unsent drafts of ${person}`;
}

// Takes functions, because reading window.localStorage throws if the browser blocks storage.
function keep(storage: () => Storage, key: string, value: unknown): boolean {
	try {
		storage().setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

function kept<Value>(storage: () => Storage, key: string, none: Value): Value {
	try {
		return JSON.parse(storage().getItem(key) ?? "") ?? none;
	} catch {
		return none;
	}
}
