import { showAnnouncement } from "./announcement.ts";
import { replayClicksAfterParsing } from "./dialogs/early-clicks.ts";
import { hidePastEvents } from "./past-events.ts";
import { watchPictures } from "./pictures.ts";
import { markScroll } from "./scroll-marks.ts";
import { showTheme } from "./theme.ts";

// The inline script of <head>: runs before first paint, so that nothing flashes or shifts.
const root = document.documentElement;
showTheme();
showAnnouncement();
hidePastEvents();
watchPictures();
markScroll();
replayClicksAfterParsing();
root.classList.add("js");

// A restored scroll position depends on the heights of all sections above it
// (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.allRendered = "";

// Selects the articles' tab for first paint (ROUTE-22): src/articles/list/tips-list.module.css.
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
