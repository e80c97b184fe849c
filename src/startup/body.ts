import { rememberCampaign, rememberLandingPage } from "#lib/campaign.ts";
import { renderDeferredSections } from "./deferred-sections.ts";
import { polyfillDialogs } from "./dialogs/dialogs.ts";
import { ignoreSecondClick } from "./dialogs/double-clicks.ts";
import { markForcedDark } from "./forced-dark.ts";
import { loadIslands } from "./islands.ts";

markForcedDark();
rememberCampaign(location.search);
const { landingPage } = document.documentElement.dataset;
if (landingPage) rememberLandingPage(landingPage);
ignoreSecondClick();
polyfillDialogs();
loadIslands();
renderDeferredSections();
