import { rememberCampaign } from "#lib/campaign.ts";
import { closeAnnouncement } from "./announcement.ts";
import { startApp } from "./app-start.ts";
import { helpDialogs } from "./dialogs/dialogs.ts";
import { forgiveDoubleClicks } from "./dialogs/double-clicks.ts";
import { markForcedDark } from "./forced-dark.ts";
import { keepClicks } from "./kept-clicks.ts";
import { drawLateSections } from "./late-sections.ts";
import { prepareScrollMemory } from "./scroll-memory.ts";
import { smoothAnchors } from "./smooth-anchors.ts";
import { toggleTheme } from "./theme.ts";

// What a visitor may need in the first second, before React has run. All of it stays useful afterwards.
markForcedDark();
prepareScrollMemory();
rememberCampaign(location.search);
forgiveDoubleClicks();
helpDialogs();
smoothAnchors();
toggleTheme();
closeAnnouncement();
keepClicks();
startApp();
drawLateSections();
