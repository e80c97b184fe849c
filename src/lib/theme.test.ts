import { describe, expect, test } from "vitest";
import { parseThemeChoice, resolveTheme } from "./theme.ts";

describe("THEME-01 the choices", () => {
	test.each(["light", "dark", "system"])("%s is kept", (stored) => {
		expect(parseThemeChoice(stored)).toBe(stored);
	});

	test.each([null, "", "sepia", "Dark"])(
		"THEME-03 %j counts as no choice: the system decides",
		(stored) => {
			expect(parseThemeChoice(stored)).toBe("system");
		},
	);
});

describe("THEME-04 the system", () => {
	test("decides while nothing is chosen", () => {
		expect(resolveTheme("system", true)).toBe("dark");
		expect(resolveTheme("system", false)).toBe("light");
	});

	test("does not overrule a choice", () => {
		expect(resolveTheme("light", true)).toBe("light");
		expect(resolveTheme("dark", false)).toBe("dark");
	});
});
