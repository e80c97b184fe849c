import { defineConfig } from "vitest/config";

/** Milliseconds; on a busy machine reading all pictures takes a while. */
const testTimeout = 60_000;

const noScript = "data:text/javascript,export default ''";
/** Pages that tests render have no inline scripts, which the site's plugins would bundle. */
const noScripts = {
	"virtual:early-head": noScript,
	"virtual:early-body": noScript,
};

// On its own, without the site's plugins: a mistake in a content file must not stop the tests of the rules.
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					alias: noScripts,
					include: [
						"{src,model,publish,edit,contentful,sandbox,scripts,bench}/**/*.test.{ts,tsx}",
						"tests/{rendered,requirements}/*.test.ts",
					],
					testTimeout,
					// Two thirds of the time would go into loading the same modules for each file.
					isolate: false,
				},
			},
			{
				test: {
					name: "build",
					alias: noScripts,
					include: ["tests/{built,owner}/**/*.test.ts"],
					testTimeout,
					// A page that one file has parsed is there for the next.
					isolate: false,
				},
			},
			{
				test: {
					name: "hosts",
					include: ["tests/{hosts,deploy}/*.test.ts"],
					testTimeout,
				},
			},
			{
				test: {
					name: "engines",
					include: ["tests/engines/*.test.ts"],
					globalSetup: "tests/engines/serve.ts",
					// As in playwright.config.ts: four browsers on a busy machine take their time.
					testTimeout: 2 * testTimeout,
					hookTimeout: 2 * testTimeout,
					// Each waits for its pages now and then; a fourth would take no less time, and start so slowly that a wait ends.
					maxWorkers: 3,
				},
			},
		],
	},
});
