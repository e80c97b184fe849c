import { findOnPath } from "../../../scripts/setup/browsers.mjs";

/** Path of a Chromium with a back/forward cache, which chromium-headless-shell lacks. */
export const chromiumWithCache = findOnPath([
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
]);
