import { showAnnouncement } from "./announcement.ts";
import { keepEarlyPresses } from "./dialogs/early-presses.ts";
import { hidePastEvents } from "./past-events.ts";
import { markScroll } from "./scroll-marks.ts";
import { showTheme } from "./theme.ts";

// Runs before the first paint: no flash, no shift.
const root = document.documentElement;
showTheme();
showAnnouncement();
hidePastEvents();
markScroll();
keepEarlyPresses();
root.classList.add("js");

// Where the visitor begins further down, the place depends on the heights of all sections above it
// (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.whole = "";

// Which tab of the list of articles shows (ROUTE-22), until React reads the address itself: src/articles/list/tips-list.module.css.
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
