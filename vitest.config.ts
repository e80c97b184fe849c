import { defineConfig } from "vitest/config";

/** Milliseconds; on a busy machine reading all pictures takes a while. */
const testTimeout = 60_000;

// On its own, without the site's plugins: a mistake in a content file must not stop the tests of the rules.
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{src,publish,sandbox,scripts,bench}/**/*.test.{ts,tsx}"],
					testTimeout,
				},
			},
			{
				test: {
					name: "build",
					include: ["tests/built/**/*.test.ts"],
					testTimeout,
				},
			},
		],
	},
});
