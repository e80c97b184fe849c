import { guardedStore } from "#lib/storage.ts";
import { parseThemeChoice, resolveTheme, themeKey } from "#lib/theme.ts";
import { showAnnouncement } from "./announcement.ts";
import { hidePastEvents } from "./past-events.ts";

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
showAnnouncement();
hidePastEvents();
root.classList.add("js");
systemIsDark.addEventListener("change", showTheme);

// Where the visitor begins further down, the place depends on the heights of all sections above it
// (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.whole = "";

// Which tab of the list of articles shows (ROUTE-22), until React reads the address itself: src/articles/list/tips-list.module.css.
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
