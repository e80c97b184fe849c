import { safeStorage } from "#lib/storage.ts";
import { themeKey } from "#lib/storage-keys.ts";

const toggleSelector = "[data-theme-toggle]";

const { classList } = document.documentElement;
const store = safeStorage(() => localStorage);

export function showTheme(): void {
	const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
	const update = () => {
		const stored = store.getItem(themeKey);
		show(stored === "dark" || (stored !== "light" && systemIsDark.matches));
	};
	update();
	// Updates on `pageshow`, because the back/forward cache may restore an old theme.
	addEventListener("pageshow", update);
	systemIsDark.addEventListener("change", update);
	addEventListener("storage", ({ key }) => {
		if (key === themeKey) update();
	});
}

export function handleThemeToggle(): void {
	document.addEventListener("DOMContentLoaded", updateToggles);
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
