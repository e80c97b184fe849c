import { findOnPath } from "../../../scripts/setup/browsers.mjs";

/** Another Chromium than chromium-headless-shell, which has no back/forward cache. */
export const chromiumWithCache = findOnPath([
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
]);
