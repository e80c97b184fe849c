import { afterEach, beforeEach, expect, test, vi } from "vitest";

const classes = new Set<string>();
let isSystemDark = false;
let stored: string | null = null;

beforeEach(() => {
	classes.clear();
	vi.resetModules();
	vi.stubGlobal("document", {
		documentElement: {
			classList: {
				toggle: (name: string, isOn: boolean) =>
					isOn ? classes.add(name) : classes.delete(name),
				contains: (name: string) => classes.has(name),
			},
		},
		querySelectorAll: () => [],
	});
	vi.stubGlobal("matchMedia", () => ({
		matches: isSystemDark,
		addEventListener: () => {},
	}));
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("localStorage", { getItem: () => stored });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
	{ isSystemDark: true, stored: null, theme: "dark" },
	{ isSystemDark: false, stored: null, theme: "light" },
	{ isSystemDark: true, stored: "light", theme: "light" },
	{ isSystemDark: false, stored: "dark", theme: "dark" },
	{ isSystemDark: true, stored: "system", theme: "dark" },
	{ isSystemDark: false, stored: "purple", theme: "light" },
])(
	"ERR-03 <html> gets the class $theme: stored $stored, dark system $isSystemDark",
	async (given) => {
		({ isSystemDark, stored } = given);
		const { showTheme } = await import("./theme.ts");
		showTheme();
		expect([...classes]).toEqual([given.theme]);
	},
);
