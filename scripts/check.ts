// `npm run check`: runs two lists of npm scripts in parallel, and reports each script when it ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Both lists run at the same time, each in its order, so they should take equally long. */
const parallelLists = [
	["format:check", "lint", "unused", "types", "build:tests", "test:build"],
	["test:unit"],
];

async function succeeds(script: string): Promise<boolean> {
	const start = performance.now();
	const child = spawn("npm", ["run", script], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [stdout, stderr, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(
		`${stdout}${stderr}== ${code === 0 ? "ok" : "failed"}, ${seconds} s: npm run ${script}\n`,
	);
	return code === 0;
}

async function passes(scripts: readonly string[]): Promise<boolean> {
	for (const script of scripts) if (!(await succeeds(script))) return false;
	return true;
}

const results = await Promise.all(parallelLists.map(passes));
process.exitCode = results.every(Boolean) ? 0 : 1;
