import { rememberCampaign, rememberLandingPage } from "#lib/campaign.ts";
import { handleAnnouncementClose } from "./announcement.ts";
import { renderDeferredSections } from "./deferred-sections.ts";
import { polyfillDialogs } from "./dialogs/dialogs.ts";
import { ignoreSecondClick } from "./dialogs/double-clicks.ts";
import { markForcedDark } from "./forced-dark.ts";
import { loadIslands } from "./islands.ts";
import { handleThemeToggle } from "./theme.ts";

markForcedDark();
rememberCampaign(location.search);
const { landingPage } = document.documentElement.dataset;
if (landingPage) rememberLandingPage(landingPage);
ignoreSecondClick();
polyfillDialogs();
handleThemeToggle();
handleAnnouncementClose();
loadIslands();
renderDeferredSections();
