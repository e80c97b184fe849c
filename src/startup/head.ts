import { showAnnouncement } from "./announcement.ts";
import { replayClicksAfterParsing } from "./dialogs/early-clicks.ts";
import { handlePictureEvents } from "./pictures.ts";
import { trackScrollState } from "./scroll-state.ts";
import { showTheme } from "./theme.ts";
import { updateTimedElements } from "./timed-elements.ts";

// The inline script of <head>: runs before first paint, so that nothing flashes or shifts.
const root = document.documentElement;
showTheme();
showAnnouncement();
updateTimedElements();
handlePictureEvents();
trackScrollState();
replayClicksAfterParsing();
root.classList.add("js");

// A restored scroll position depends on the heights of all sections above it
// (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.allRendered = "";

// Selects the articles' tab for first paint (ROUTE-22): src/articles/list/article-list.module.css.
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
