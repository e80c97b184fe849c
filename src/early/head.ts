import { guardedStore } from "../lib/storage.ts";
import { parseThemeChoice, resolveTheme, themeKey } from "../lib/theme.ts";

// Runs before the first paint: no flash of the wrong theme, no shift (THEME-03).
const root = document.documentElement;
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(): void {
	const stored = guardedStore(() => localStorage).getItem(themeKey);
	const theme = resolveTheme(parseThemeChoice(stored), systemIsDark.matches);
	root.classList.toggle("dark", theme === "dark");
	root.classList.toggle("light", theme === "light");
}

showTheme();
root.classList.add("js");
systemIsDark.addEventListener("change", showTheme);
