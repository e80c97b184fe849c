import { expect, test } from "vitest";
import { safeStorage } from "./storage.ts";

test("a blocked storage reads as empty and swallows writes", () => {
	const blocked = safeStorage(() => {
		throw new Error("SecurityError");
	});
	expect(blocked.getItem("ui-theme")).toBeNull();
	expect(() => blocked.setItem("ui-theme", "dark")).not.toThrow();
});
