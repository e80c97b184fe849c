import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/setup/browsers.mjs";
import { siteOrigin } from "./tests/support/sites/sites.ts";

export default defineConfig({
	testDir: "tests",
	fullyParallel: true,
	forbidOnly: true,
	workers: Math.max(2, availableParallelism()),
	// Long, because a busy machine is slow. No test measures time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	use: {
		baseURL: siteOrigin,
		locale: "en-US",
		timezoneId: "America/Los_Angeles",
		contextOptions: { reducedMotion: "reduce" },
		viewport: { width: 1280, height: 900 },
		launchOptions: {
			executablePath: chromiumPath() ?? "chromium",
			// Shows scroll bars that take up space, as on Windows, or on macOS with a mouse.
			ignoreDefaultArgs: ["--hide-scrollbars"],
			// Without the limit, Chromium starts a spare process for each page.
			args: ["--disable-gpu", "--disable-quic", "--renderer-process-limit=1"],
		},
	},
	projects: [
		{ name: "editor", testMatch: "**/tests/editor/**/*.test.ts" },
		{ name: "site", testMatch: "**/tests/{e2e,a11y,pages}/**/*.test.ts" },
	],
	webServer: {
		command: "node tests/support/sites/serve-sites.ts",
		url: siteOrigin,
	},
});
