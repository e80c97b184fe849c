import type { DraftWrite } from "#model/edit/drafts.ts";
import type { Step } from "#model/edit/undo.ts";

type Writes = Readonly<Record<string, DraftWrite>>;

const maxSteps = 100;
const windowId = takeWindowId();

/**
 * Keeps the drafts that the server has not received yet, separately for each window. Returns false
 * if the browser stores nothing.
 */
export function keepUnsent(person: string, writes: Writes): boolean {
	return keep(() => localStorage, unsentKey(person) + windowId, writes);
}

/** Moves the kept drafts of earlier windows to this window, at most one for each file. */
export function takeUnsent(person: string): Writes {
	const storage = () => localStorage;
	const taken: Record<string, DraftWrite> = {
		...kept<Writes>(storage, unsentKey(person) + windowId, {}),
	};
	const records = keysOf(storage)
		.filter((key) => key.startsWith(unsentKey(person)))
		.filter((key) => !key.endsWith(windowId))
		.map((key) => {
			const left: Record<string, DraftWrite> = {};
			const writes = kept<Writes>(storage, key, {});
			for (const [path, write] of Object.entries(writes))
				if (path in taken) left[path] = write;
				else taken[path] = write;
			return { key, left };
		});
	if (keepUnsent(person, taken))
		for (const { key, left } of records) keep(storage, key, left);
	return taken;
}

/** Keeps the undo steps of this tab, because a phone reloads tabs that were in the background. */
export function keepSteps(person: string, steps: readonly Step[]): void {
	keep(() => sessionStorage, stepsKey(person), steps.slice(-maxSteps));
}

export function keptSteps(person: string): readonly Step[] {
	const steps = kept(() => sessionStorage, stepsKey(person), []);
	return Array.isArray(steps) ? steps : [];
}

function unsentKey(person: string): string {
	return `unsent drafts of ${person}, window `;
}

function stepsKey(person: string): string {
	return `undo steps of ${person}`;
}

/**
 * Returns the id from before a reload, or a new one. Removes the stored id, because a duplicated tab
 * copies sessionStorage and needs an id of its own.
 */
function takeWindowId(): string {
	const storage = () => sessionStorage;
	const id = kept(storage, "window", crypto.randomUUID());
	keep(storage, "window", "");
	return id;
}

export function keepWindowId(): void {
	keep(() => sessionStorage, "window", windowId);
}

// These take a function, because reading window.localStorage throws if the browser blocks storage.
function keysOf(storage: () => Storage): string[] {
	try {
		return Object.keys(storage());
	} catch {
		return [];
	}
}

/** Keeps a value, or removes it if it is empty. */
function keep(storage: () => Storage, key: string, value: object | string) {
	try {
		if (Object.keys(value).length === 0) storage().removeItem(key);
		else storage().setItem(key, JSON.stringify(value));
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
