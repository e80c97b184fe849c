import { expect, test } from "vitest";
import { guardedStore } from "./storage.ts";

test("a blocked storage reads as empty and swallows writes", () => {
	const blocked = guardedStore(() => {
		throw new Error("SecurityError");
	});
	expect(blocked.getItem("ui-theme")).toBeNull();
	expect(() => blocked.setItem("ui-theme", "dark")).not.toThrow();
	expect(() => blocked.removeItem("ui-theme")).not.toThrow();
});

test("a storage that works is used", () => {
	const entries = new Map<string, string>();
	const store = guardedStore(() => ({
		getItem: (key) => entries.get(key) ?? null,
		setItem: (key, value) => entries.set(key, value),
		removeItem: (key) => entries.delete(key),
	}));
	store.setItem("ui-theme", "dark");
	expect(store.getItem("ui-theme")).toBe("dark");
	store.removeItem("ui-theme");
	expect(store.getItem("ui-theme")).toBeNull();
});
