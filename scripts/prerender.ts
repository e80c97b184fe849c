// `react-router build`, one at a time: while it builds, it empties and fills .react-router/types, which all builds of a
// checkout share, and two at once end each other.
import { dirname, join } from "node:path";
import { oneAtATime } from "./one-at-a-time.ts";
import { run } from "./setup/run.mjs";

const root = dirname(import.meta.dirname);

process.exitCode = await oneAtATime(
	join(root, ".cache/prerender.lock"),
	() =>
		run(join(root, "node_modules/.bin/react-router"), ["build"], { cwd: root }),
	() => console.log("Waiting for another build to end"),
);
