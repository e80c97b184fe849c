import { safeStorage } from "#lib/storage.ts";
import { themeKey } from "#lib/stored-keys.ts";

const toggleSelector = "[data-theme-toggle]";

const { classList } = document.documentElement;
const store = safeStorage(() => localStorage);

export function showTheme(): void {
	const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
	const decide = () => {
		const stored = store.getItem(themeKey);
		show(stored === "dark" || (stored !== "light" && systemIsDark.matches));
	};
	decide();
	// The back/forward cache restores an old theme.
	addEventListener("pageshow", decide);
	systemIsDark.addEventListener("change", decide);
	// Another tab changed the theme.
	addEventListener("storage", ({ key }) => {
		if (key === themeKey) decide();
	});
}

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

function updateToggles(): void {
	for (const toggle of document.querySelectorAll(toggleSelector))
		toggle.ariaPressed = String(classList.contains("dark"));
}
