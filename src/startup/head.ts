import { handleAnnouncementClose, showAnnouncement } from "./announcement.ts";
import { replayClicksAfterParsing } from "./dialogs/early-clicks.ts";
import { markSettledHeroPicture } from "./hero-picture.ts";
import { trackScrollState } from "./scroll-state.ts";
import { handleThemeToggle, showTheme } from "./theme.ts";
import { updateTimedElements } from "./timed-elements.ts";

// The inline script of <head> runs before first paint, so that nothing flashes or shifts.
const root = document.documentElement;
showTheme();
handleThemeToggle();
showAnnouncement();
handleAnnouncementClose();
updateTimedElements();
markSettledHeroPicture();
trackScrollState();
replayClicksAfterParsing();
root.classList.add("js");

// Renders all sections, because a restored scroll position or an anchor depends on the heights of
// the sections above it (docs/decisions/0010-late-sections.md).
const [visit] = performance.getEntriesByType("navigation");
const isReturn =
	visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
if (isReturn || location.hash !== "") root.dataset.allRendered = "";

// article-list.module.css uses `data-tab` to select the tab before first paint (ROUTE-22).
const tab = new URLSearchParams(location.search).get("tab");
if (tab) root.dataset.tab = tab;
