import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/find-browser.ts";
import { siteOrigin } from "./tests/support/sites.ts";

export default defineConfig({
	testDir: "tests",
	testMatch: ["e2e/**/*.test.ts", "a11y/**/*.test.ts", "visual/**/*.test.ts"],
	fullyParallel: true,
	forbidOnly: true,
	// A busy machine may starve one page; what fails twice is a fault.
	retries: 1,
	workers: Math.max(2, availableParallelism()),
	// A busy machine takes its time; no test says how long something takes.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	use: {
		baseURL: siteOrigin,
		browserName: "chromium",
		locale: "en-US",
		timezoneId: "America/Los_Angeles",
		colorScheme: "light",
		contextOptions: { reducedMotion: "reduce" },
		viewport: { width: 1280, height: 900 },
		launchOptions: {
			executablePath: findBrowser(),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		trace: "off",
	},
	webServer: {
		command: "node tests/support/serve-sites.ts",
		url: siteOrigin,
		reuseExistingServer: false,
	},
});
