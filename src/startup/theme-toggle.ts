import { guardedStore } from "#lib/storage.ts";
import { themeKey } from "#lib/theme.ts";
import { appIsReady } from "./app-ready.ts";

/** The theme button answers before React does (THEME-05). */
export function toggleThemeEarly(): void {
	document.addEventListener("click", ({ target }) => {
		if (
			appIsReady() ||
			!(target instanceof Element) ||
			!target.closest("[data-theme-toggle]")
		)
			return;
		const { classList } = document.documentElement;
		const isDark = classList.toggle("dark");
		classList.toggle("light", !isDark);
		guardedStore(() => localStorage).setItem(
			themeKey,
			isDark ? "dark" : "light",
		);
	});
}
