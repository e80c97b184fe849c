import { guardedStore } from "#lib/storage.ts";
import { themeKey } from "#lib/stored-keys.ts";

const { classList } = document.documentElement;
const store = guardedStore(() => localStorage);

/**
 * Shows what the visitor chose, else what the system has, from now on: before the first paint, so that nothing flashes
 * (THEME-03).
 */
export function showTheme(): void {
	const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
	const decide = () => {
		const stored = store.getItem(themeKey);
		show(stored === "dark" || (stored !== "light" && systemIsDark.matches));
	};
	decide();
	// "system", or no choice, follows the operating system (THEME-04).
	systemIsDark.addEventListener("change", decide);
	// A choice made in another tab of the site.
	addEventListener("storage", ({ key }) => {
		if (key === themeKey) decide();
	});
}

/** The theme's own button (THEME-05): React only tells of its state (src/shell/theme/theme.tsx). */
export function toggleTheme(): void {
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest("[data-theme-toggle]"))
			return;
		const isDark = !classList.contains("dark");
		show(isDark);
		store.setItem(themeKey, isDark ? "dark" : "light");
	});
}

function show(isDark: boolean): void {
	classList.toggle("dark", isDark);
	classList.toggle("light", !isDark);
}
