import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Milliseconds; long, because a busy machine reads all pictures slowly. */
const testTimeout = 60_000;

/** Vitest leaves one processor unused, which is half of a machine with two. */
const maxWorkers = availableParallelism();

const noScript = "data:text/javascript,export default ''";
/** Empty, because pages rendered in tests need no inline scripts. */
const noScripts = {
	"virtual:early-head": noScript,
	"virtual:early-body": noScript,
};

// Git hooks and `git rebase --exec` set these variables. With them, git commands in tests would
// write into this repository.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"])
	delete process.env[name];

/** Isolated, because a process that has loaded much starts git several times slower. */
const gitTests = [
	"edit/{history,interleavings,publish-changes,publish-status}.test.ts",
	"edit/{recover,remote-branch,workspace}.test.ts",
	"publish/calendar/calendar-versions.test.ts",
];

const editorInEngines = "tests/engines/editor.test.ts";

const engines = {
	globalSetup: "tests/engines/serve.ts",
	testTimeout: 2 * testTimeout,
	hookTimeout: 2 * testTimeout,
};

// Does not use the plugins of vite.config.ts. With them, a problem in a content file would stop all
// unit tests.
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					alias: noScripts,
					include: [
						"{src,model,publish,edit,contentful,sandbox,scripts}/**/*.test.{ts,tsx}",
						"tests/{rendered,requirements}/*.test.ts",
					],
					exclude: gitTests,
					testTimeout,
					// Loads shared modules only once; isolation would triple the time.
					isolate: false,
					maxWorkers,
				},
			},
			{
				test: {
					name: "git",
					include: gitTests,
					testTimeout,
					maxWorkers,
				},
			},
			{
				test: {
					name: "build",
					alias: noScripts,
					include: ["tests/{built,owner}/**/*.test.ts"],
					testTimeout,
					// Shares parsed pages between test files.
					isolate: false,
					maxWorkers,
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
					...engines,
					name: "engines",
					include: ["tests/engines/*.test.ts"],
					exclude: [editorInEngines],
					// A fourth browser saves no time and starts so slowly that tests time out.
					maxWorkers: 3,
				},
			},
			{
				test: {
					...engines,
					name: "editor-engines",
					include: [editorInEngines],
				},
			},
		],
	},
});
