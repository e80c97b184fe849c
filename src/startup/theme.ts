import { safeStorage } from "#lib/storage.ts";
import { themeKey } from "#lib/stored-keys.ts";

const toggleSelector = "[data-theme-toggle]";

const { classList } = document.documentElement;
const store = safeStorage(() => localStorage);

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
	// The back/forward cache shows the page as it was left; the choice may have changed on another page.
	addEventListener("pageshow", decide);
	// "system", or no choice, follows the operating system (THEME-04).
	systemIsDark.addEventListener("change", decide);
	// A choice made in another tab of the site.
	addEventListener("storage", ({ key }) => {
		if (key === themeKey) decide();
	});
}

/** Answers the buttons that switch the theme (THEME-05). */
export function toggleTheme(): void {
	updateToggles();
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest(toggleSelector)) return;
		const isDark = !classList.contains("dark");
		show(isDark);
		store.setItem(themeKey, isDark ? "dark" : "light");
	});
}

function show(isDark: boolean): void {
	classList.toggle("dark", isDark);
	classList.toggle("light", !isDark);
	updateToggles();
}

/** Tells screen readers which theme is on. */
function updateToggles(): void {
	for (const toggle of document.querySelectorAll(toggleSelector))
		toggle.ariaPressed = String(classList.contains("dark"));
}
