import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Milliseconds; on a busy machine reading all pictures takes a while. */
const testTimeout = 60_000;

/** Browsers by how long their journeys take: a fresh clone does not know yet that the last to begin must be the shortest. */
const slowBrowsers = ["webkit", "oldest", "firefox"];

class SlowBrowsersFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const placeOf = ({ moduleId }: TestSpecification) => {
			const place = slowBrowsers.findIndex((name) =>
				moduleId.endsWith(`/engines/${name}.test.ts`),
			);
			return place < 0 ? slowBrowsers.length : place;
		};
		return (await super.sort(files)).toSorted(
			(a, b) => placeOf(a) - placeOf(b),
		);
	}
}

// On its own, without the site's plugins: a mistake in a content file must not stop the tests of the rules.
export default defineConfig({
	test: {
		sequence: { sequencer: SlowBrowsersFirst },
		projects: [
			{
				test: {
					name: "unit",
					include: [
						"{src,model,publish,edit,contentful,sandbox,scripts,bench}/**/*.test.{ts,tsx}",
					],
					testTimeout,
					// Two thirds of the time would go into loading the same modules for each file.
					isolate: false,
				},
			},
			{
				test: {
					name: "build",
					include: ["tests/{built,owner}/**/*.test.ts"],
					testTimeout,
					// A page that one file has parsed is there for the next.
					isolate: false,
				},
			},
			{
				test: {
					name: "engines",
					include: ["tests/engines/*.test.ts"],
					globalSetup: "tests/engines/serve.ts",
					testTimeout,
					hookTimeout: testTimeout,
					maxWorkers: 3,
				},
			},
		],
	},
});
