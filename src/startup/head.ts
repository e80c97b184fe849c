import { showAnnouncement } from "./announcement.ts";
import { keepEarlyPresses } from "./dialogs/early-presses.ts";
import { hidePastEvents } from "./past-events.ts";
import { watchPictures } from "./pictures.ts";
import { markScroll } from "./scroll-marks.ts";
import { showTheme } from "./theme.ts";

// Runs before the first paint: no flash, no shift.
const root = document.documentElement;
showTheme();
showAnnouncement();
hidePastEvents();
watchPictures();
markScroll();
keepEarlyPresses();
root.classList.add("js");

// Where the visitor begins further down, the place depends on the heights of all sections above it
// (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.whole = "";

// The tab of the list of articles for the first paint (ROUTE-22): src/articles/list/tips-list.module.css.
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
