import { rememberCampaign, rememberLandingPage } from "#lib/campaign.ts";
import { closeAnnouncement } from "./announcement.ts";
import { helpDialogs } from "./dialogs/dialogs.ts";
import { forgiveDoubleClicks } from "./dialogs/double-clicks.ts";
import { markForcedDark } from "./forced-dark.ts";
import { keepStorageClean } from "./foreign-keys.ts";
import { loadIslands } from "./islands.ts";
import { drawLateSections } from "./late-sections.ts";
import { smoothAnchors } from "./smooth-anchors.ts";
import { toggleTheme } from "./theme.ts";

// The inline script at the end of <body>.
markForcedDark();
rememberCampaign(location.search);
const { landingPage } = document.documentElement.dataset;
if (landingPage) rememberLandingPage(landingPage);
keepStorageClean();
forgiveDoubleClicks();
helpDialogs();
smoothAnchors();
toggleTheme();
closeAnnouncement();
loadIslands();
drawLateSections();
